import { HtmlValidate } from 'html-validate'

/** The recommended rules for whole documents, with these exceptions. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `required=""`: the same to every browser.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // White space costs almost nothing after compression.
    'no-trailing-whitespace': 'off',
    // Positions on the map are data, not design.
    'no-inline-style': ['error', { allowedProperties: ['left', 'top'] }],
    // A search in the page would not find a no-break hyphen.
    'tel-non-breaking': 'off',
    // Our server sends both page and loader: whoever can change one can change the other.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The main menu exists for wide and for narrow screens, and only one is visible.
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
