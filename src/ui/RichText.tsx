import { createElement } from 'react'

/** HTML that model/markdown.ts has made. The brand keeps plain text from being passed instead. */
export type SafeHtml = string & { readonly __html: symbol }

type Props = {
  html: SafeHtml
  as?: 'p' | 'div' | 'span' | 'li' | 'dd' | 'blockquote'
  className?: string
}

/** Text that the content reader has turned into safe HTML. */
export function RichText({ html, as = 'p', className }: Props) {
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } })
}
