/**
 * Class names that scripts and tests look for. They stay in the page as they are, and need no rule.
 */
const hooks = new Set(
  `aids aids-facts avatar badges btn card card-body cookie-open crumbs cta draft error faq
  faq-answer field fields foot form further icon ideas lead map menu menu-link menu-small
  menu-text mini note player ranking region-list small sr-only toast top trap voice week wrap
  zoom`.split(/\s+/),
)

export const isHook = (name: string) => hooks.has(name)
