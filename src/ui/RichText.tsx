import { createElement } from 'react'

type Props = {
  html: string
  as?: 'p' | 'div' | 'span' | 'li' | 'dd' | 'blockquote'
  className?: string
}

/** Text that the content reader has turned into safe HTML. */
export function RichText({ html, as = 'p', className }: Props) {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } })
}
