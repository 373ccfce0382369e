/** The decoded path, or undefined if it is malformed or leaves the folder. */
export function safePath(pathname: string): string | undefined {
  const path = decode(pathname)
  if (path === undefined || /[\\\0]|\/\//.test(path)) return undefined
  return path.split('/').includes('..') ? undefined : path
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
