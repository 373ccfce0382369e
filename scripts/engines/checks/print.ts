import { execFileSync } from 'node:child_process'
import { wrongOnPaper } from '../../../e2e/paper.ts'
import { inPath, isExecutable } from '../../bench/browser.ts'
import type { Check } from '../check.ts'
import { desktop } from '../tab.ts'

const about = 'print'
const paths = ['/', '/aktivrente', '/senioren-jobs-berlin', '/registrieren']

/** In the page: its own rules for paper, on the screen. */
function asOnPaper(): void {
  const into = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        if (media.mediaText.includes('print'))
          media.mediaText = media.mediaText.replace('print', 'screen')
        else if (media.mediaText.startsWith('screen')) media.mediaText = 'speech'
      }
      if ('cssRules' in rule) into(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) into(sheet.cssRules)
}

/** In the page: what is laid out only when it is scrolled to. */
const later = () =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
    .map((part) => `${part.textContent?.slice(0, 60)}`)

/** In the page: how each of its texts begins, answers among them, until its first link, and whether bold. */
const beginnings = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, p, li, label, summary, td)')]
    .filter((part) => part.getClientRects().length > 0 || part.closest('.faq-answer'))
    .filter((part) => !part.closest('[hidden], .error, .trap, button, .sr-only'))
    .filter(({ firstChild }) => firstChild?.nodeType === Node.TEXT_NODE)
    .map((part) => ({
      text: part.firstChild?.textContent?.trim().slice(0, 40) ?? '',
      isBold: +getComputedStyle(part).fontWeight > 400,
    }))

const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '')

const pdftotext = inPath(['pdftotext']).find(isExecutable)

const asPrinted: Check[] = paths.map((path) => ({
  about,
  onlyReads: true,
  sentence: `${path} says on paper where links lead and what closed answers say, and has nothing to press`,
  holds: async ({ open, tab, finds }) => {
    await open(path)
    await tab.evaluate(asOnPaper)
    for (const wrong of [wrongOnPaper, later])
      await finds('what is wrong on paper', wrong, (found) => found.length === 0)
  },
}))

const printed: Check[] = paths.map((path) => ({
  about,
  onlyReads: true,
  sentence: `The PDF of ${path} has every text of the page, also what was never scrolled to`,
  sizes: [desktop],
  cannot: ({ unprintable }) =>
    unprintable ?? (pdftotext ? undefined : 'pdftotext (poppler-utils) is not here'),
  holds: async ({ open, tab, learns }) => {
    await open(path)
    await tab.evaluate(asOnPaper)
    const texts = await tab.evaluate(beginnings)
    await open('/impressum')
    await open(path)
    await learns(
      'texts that are not in the PDF',
      async () => {
        const said = letters(
          execFileSync(`${pdftotext}`, ['-raw', '-', '-'], {
            input: await tab.print(),
            encoding: 'utf8',
          }),
        )
        return texts.filter(({ text }) => !said.includes(letters(text)))
      },
      // Firefox draws the bold of a font that has all weights without its letters: most are missing.
      (missing) =>
        texts.length > 20 &&
        missing.every(({ isBold }) => isBold) &&
        (missing.length === 0 || missing.length > texts.filter(({ isBold }) => isBold).length / 2),
    )
  },
}))

export const printChecks = [...asPrinted, ...printed]
