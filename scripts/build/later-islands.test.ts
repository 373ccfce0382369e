import { describe, expect, test } from 'vitest'
import { rulesOf } from './later-islands.ts'

describe.each(['Calculator', 'CookieDialog', 'ImageZoom', 'Player'] as const)(
  'The rules of %s',
  async (island) => {
    const rules = await rulesOf(island)
    const selectors = rules
      .filter((rule) => !/^@(keyframes|property)/.test(rule))
      .join('\n')
      .replace(/@layer utilities|@media[^{]*|@supports[^{]*/g, '')
      .match(/[^{};\s][^{};]*(?=\{)/g)

    test('hold inside of the island alone', () => {
      expect(selectors?.length).toBeGreaterThan(20)
      expect(selectors?.filter((each) => !each.includes(`[data-island=${island}]`))).toEqual([])
      expect(selectors?.filter((each) => /\s(:root|html|body)/.test(each))).toEqual([])
    })

    test('need none of the theme’s variables but sizes of headings, which every page has', () => {
      expect(
        rules.join('').match(/var\(--(?!text-h\d)(?:color|text|font|radius|spacing)-[^)]*\)/g),
      ).toBeNull()
    })
  },
)

test('An enlarged picture’s buttons have their signs, not squares', async () => {
  const rules = (await rulesOf('ImageZoom')).join()
  for (const sign of ['close', 'minus', 'plus']) expect(rules).toContain(`.icon-${sign}`)
})
