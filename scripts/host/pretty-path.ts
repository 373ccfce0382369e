/**
 * Where Netlify's "Pretty URLs" (on by default, and missing from its local modules) sends this
 * path: /about/ and /about.html to /about for about.html, /docs to /docs/ for docs/index.html.
 */
export function prettyPath(path: string, isFile: (path: string) => boolean): string | undefined {
  if (path.endsWith('.html') && isFile(path))
    return path.replace(/(?:(\/)index)?\.html$/, (_, folder: string | undefined) => folder ?? '')
  if (path.endsWith('/')) {
    const bare = path.slice(0, -1)
    return isFile(`${bare}.html`) ? bare : undefined
  }
  return !isFile(`${path}.html`) && isFile(`${path}/index.html`) ? `${path}/` : undefined
}
