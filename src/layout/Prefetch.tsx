/**
 * Which links the browser may fetch when the pointer rests on them or a finger goes down: pages of
 * this site, not places on the same page, files, or what opens a new tab. Only the HTML and not
 * rendered in advance, so nothing is counted, sent or stored for a page that nobody opens.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              selector_matches: '[href^="#"], [href$=".xml"], [href$=".txt"], [target], [download]',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Same bytes on every page. browser/spare-line.ts takes it away on slow lines. */
export function Prefetch() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text, from the lines above
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  )
}
