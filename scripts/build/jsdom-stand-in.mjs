// Stands in for jsdom in a build, which is loaded by Node as it is (without-jsdom.ts).
export class JSDOM {
  constructor(html) {
    this.html = html
    // No link is missing, so none is added.
    this.window = { document: { head: { querySelector: () => true } } }
  }

  serialize() {
    return this.html
  }
}
