/** Bytes of a post over HTTP. A form's encoding takes up to nine for a character. */
export const bodyLimit = 60_000_000
