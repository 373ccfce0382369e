/**
 * Class names that scripts and tests look for. They stay in the page as they are, and need no rule.
 */
const hooks = new Set(
  `aids aids-facts avatar badges benefits box-number btn card card-body cookie-open crumbs cta
  data-table dots draft error faq faq-answer field fields foot form further ideas lead map menu
  menu-link menu-small menu-text mini names note numbered on page-groups page-list player quote
  ranking references region-list small sr-only steps tags ticks-wide tiles toast top trap voice voices
  week wrap zoom`.split(/\s+/),
)

/** Also what rules of the form `[class*='ground-']` look for. */
export const isHook = (name: string) => hooks.has(name) || name.startsWith('ground-')
