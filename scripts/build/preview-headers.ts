/** What dist/_headers says in addition on previews and branch deploys: search engines, stay away. */
export const previewHeaders = '/*\n  X-Robots-Tag: noindex\n'
