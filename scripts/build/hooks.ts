/**
 * Class names that scripts and tests look for. They stay in the page as they are, and need no rule.
 */
const hooks = new Set(
  `aids aids-facts avatar badges benefits box-number btn card card-body cookie-open crumbs cta
  dots draft error faq faq-answer field fields foot form further icon ideas lead map menu
  menu-link menu-small menu-text mini names note on player quote
  ranking region-list section small sr-only steps tags toast top trap voice voices
  week wrap zoom`.split(/\s+/),
)

export const isHook = (name: string) => hooks.has(name)
