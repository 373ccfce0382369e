import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { EmailProposal } from '../form/EmailProposal.tsx'
import { showNotice } from '../registration/notice.ts'

// What only scripts bring about, on the page of samples.

showNotice('waits')

for (const draft of document.querySelectorAll<HTMLElement>('.draft')) draft.hidden = false

for (const question of document.querySelectorAll<HTMLElement>('.faq summary')) question.click()

const email = document.querySelector<HTMLInputElement>('#feld-email')
const proposal = document.querySelector<HTMLElement>('[data-ask]')
if (email && proposal) {
  email.value = 'anna@gmial.com'
  const { ask = '', accept = '' } = proposal.dataset
  createRoot(proposal).render(createElement(EmailProposal, { field: email.id, ask, accept }))
}
