import { HtmlValidate } from 'html-validate'

/** The recommended rules for whole documents, ids and levels of headings among them, but for these. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `required=""`: the same to every browser.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // White space costs nothing once the page is compressed.
    'no-trailing-whitespace': 'off',
    // Where a place lies on the map is data, not design.
    'no-inline-style': ['error', { allowedProperties: ['left', 'top'] }],
    // A no-break hyphen is another letter, which a search in the page does not find.
    'tel-non-breaking': 'off',
    // The own server sends the loader as it sends the page: who changes one can change the other.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The main menu is there twice, for wide and for narrow screens; only one is ever visible.
    'unique-landmark': 'off',
  },
})

/** One sentence for each error of a page. */
export async function htmlValidate(file: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${file}: ${message} (${ruleId}, ${selector})`)
}
