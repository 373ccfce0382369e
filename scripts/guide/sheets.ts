import { marked } from 'marked'
import { escapeHtml } from '../../src/model/escape-html.ts'

const sheet = (style: string, body: string) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0}${style}</style>${body}`

/** What a command says, as a terminal shows it. */
export const terminal = (command: string, output: string): string =>
  sheet(
    'body{background:#1b2420;color:#e8efe9;font:15px/1.55 "DejaVu Sans Mono",Menlo,Consolas,monospace;padding:20px 24px}pre{font:inherit;margin:0;white-space:pre-wrap}b{color:#ffc93c}',
    `<pre><b>$ ${escapeHtml(command)}</b>\n\n${escapeHtml(output.trim())}</pre>`,
  )

/** A comment below a pull request, much as github.com shows it. */
export const comment = (text: string): string =>
  sheet(
    `body{font:15px/1.5 "Public Sans",Helvetica,Arial,sans-serif;padding:20px;color:#1f2328}article{border:1px solid #d1d9e0;border-radius:6px;overflow:hidden}header{background:#f6f8fa;border-bottom:1px solid #d1d9e0;padding:8px 16px;color:#59636e}main{padding:4px 16px 12px}h3{margin:16px 0 8px;font-size:18px}a{color:#0969da}p,ul{margin:8px 0}table{border-collapse:collapse;font-size:14px}td,th{border:1px solid #d1d9e0;padding:6px 10px;text-align:left;vertical-align:top}summary{cursor:pointer}`,
    `<article><header><strong>github-actions</strong> bot kommentierte</header><main>${marked.parse(text, { async: false })}</main></article>`,
  )
