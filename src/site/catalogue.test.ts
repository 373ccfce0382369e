import { expect, test } from 'vitest'
import { loadSite } from './load-site.ts'

const code = import.meta.glob<string>(
  '../{browser,consent,cookies,faq,form,islands,registration,toasts,zoom}/**/*.{ts,tsx}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

test('Every key under which the site stores something stands in cookies.yaml', () => {
  const { cookies } = loadSite().cookies
  const listed = cookies.map(({ name }) => name)
  const used = Object.entries(code)
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([, text]) => [...text.matchAll(/'(wirkzeit-[a-z-]+)'/g)].map(([, key]) => key))
  expect(used).toContain('wirkzeit-einwilligung')
  expect(used.filter((key) => !listed.includes(key ?? ''))).toEqual([])
})
