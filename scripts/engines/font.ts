/** In the page: until its font is there, which is asked for behind the first paint; five seconds at most. */
export async function fontIsThere(): Promise<void> {
  const isThere = () =>
    getComputedStyle(document.body).fontFamily.includes('Wirkzeit') &&
    [...document.fonts].some(
      ({ family, status }) => family.includes('Wirkzeit') && status === 'loaded',
    )
  for (let wait = 0; wait < 100 && !isThere(); wait += 1)
    await new Promise((done) => setTimeout(done, 50))
  await document.fonts.ready
}
