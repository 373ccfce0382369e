type Found = { path: (string | number)[]; text: string }

/** Every string in a value, with its path. */
export const stringsIn = (value: unknown, path: Found['path'] = []): Found[] =>
  typeof value === 'string'
    ? [{ path, text: value }]
    : Object.entries(Object(value)).flatMap(([key, part]) =>
        stringsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
