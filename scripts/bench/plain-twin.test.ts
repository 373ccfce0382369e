import { expect, test } from 'vitest'
import { plainTwin } from './plain-twin.ts'

const page = `<!DOCTYPE html><html lang="de"><head><title>Probe</title><style>p{color:red}</style></head>
<body><div id="root"><header class="top"><div><a class="d" href="/"><svg></svg>Wirkzeit</a>
<details class="menu menu-small"><summary>Menü öffnen</summary><nav class="z"><a href="/ehrenamt">Ehrenamt</a></nav></details></div></header>
<main id="inhalt"><h1 class="q">Guten Tag</h1><a class="zoom" href="/b.svg"><img src="/b.svg" alt="Bild" class="x"><span>Vergrößern</span></a>
<div class="faq l"><div data-island="Faq" data-props="{}"><details name="g"><summary data-state="closed">Frage?</summary><div>Antwort.</div></details></div></div>
<form action="/x" method="post"><input name="a" required="" class="y"><button type="submit"><span>Senden</span><span>Wird gesendet</span></button></form>
<button type="button">Groß</button></main></div><script>1</script></body></html>`

test('a twin has the words, links, pictures, questions and the form, and a plain menu', () => {
  const twin = plainTwin(page)
  expect(twin).toContain('<title>Probe</title>')
  expect(twin).toMatch(
    /<header><a href="\/">Wirkzeit<\/a><details><summary>Menü öffnen<\/summary><nav><a href="\/ehrenamt">Ehrenamt<\/a><\/nav><\/details><\/header>/,
  )
  expect(twin).toContain('<h1>Guten Tag</h1>')
  expect(twin).toContain('<img src="/b.svg" alt="Bild">')
  expect(twin).toMatch(
    /<div class="faq"><div><details name="g"><summary>Frage\?<\/summary><div>Antwort\.<\/div>/,
  )
  expect(twin).toMatch(
    /<form action="\/x" method="post"><input name="a" required[^>]*><button type="submit"><span>Senden<\/span><\/button><\/form>/,
  )
})

test('a twin has no script, no style of the page, and nothing that needs a script', () => {
  expect(plainTwin(page)).not.toMatch(/<script|color:red|data-|Groß|Vergrößern|Wird gesendet/)
})
