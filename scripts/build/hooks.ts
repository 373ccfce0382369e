/**
 * Class names by which scripts, tests, and rules of other elements find something. They are not shortened,
 * and need no rule of their own.
 */
const hooks = new Set(
  `aids aids-facts avatar breadcrumbs btn card card-body cookie-open draft error faq faq-answer field
  form further icon lead map menu menu-small mini note region-list
  small sr-only toast trap week wrap zoom`.split(/\s+/),
)

export const isHook = (name: string) => hooks.has(name)
