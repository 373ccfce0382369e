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
  const values = new URLSearchParams(isForm ? `${queryString}&${contents}` : queryString)
  return Object.fromEntries([...new Set(values.keys())].map((name) => [name, values.getAll(name)]))
}
