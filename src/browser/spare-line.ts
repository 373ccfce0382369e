type Line = { saveData?: boolean; effectiveType?: string }

/**
 * Pages are fetched on intent, by the rules in layout/Prefetch.tsx; never on a slow line, or where data
 * is to be saved. The rules stand in the HTML and are removed rather than added: so a policy by which
 * no script writes scripts needs no exception.
 */
export function spareLine(): void {
  const { connection } = navigator as Navigator & { connection?: Line }
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? ''))
    document.querySelector('[type=speculationrules]')?.remove()
}
