/** The first value of each. */
export const firstOf = (parameters: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).map(([name, [first = '']]) => [name, first]))

/** The address's parameters and a form's are one list. */
export function parametersOf(
  type: string,
  contents: string,
  queryString: string,
): Record<string, string[]> {
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const parameters = new Map<string, string[]>()
  // Each once: there may be as many names as a body has room for.
  for (const [name, value] of new URLSearchParams(
    isForm ? `${queryString}&${contents}` : queryString,
  )) {
    const values = parameters.get(name)
    if (values) values.push(value)
    else parameters.set(name, [value])
  }
  return Object.fromEntries(parameters)
}
