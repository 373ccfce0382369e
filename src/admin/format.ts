/**
 * Formats that keep the text of a file, by the names that the configuration has for them. Sveltia
 * takes Markdown only in one that ends like this.
 */
export const formats = { yaml: 'behutsam', text: 'unveraendert-frontmatter' }
