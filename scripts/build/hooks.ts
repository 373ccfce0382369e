/**
 * Class names that scripts and tests look for. They stay in the page as they are, and need no rule.
 */
const hooks = new Set(
  `aids aids-facts avatar badges btn card card-body cookie-open crumbs cta data-table draft error
  faq faq-answer field fields foot form further icon ideas lead map menu menu-link menu-small
  menu-text mini note numbered page-groups page-list player ranking references region-list small
  sr-only ticks-wide tiles toast top trap voice week wrap zoom`.split(/\s+/),
)

/** Also what rules of the form `[class*='ground-']` look for. */
export const isHook = (name: string) => hooks.has(name) || name.startsWith('ground-')
