/// <reference types="google-apps-script" />

/** The bytes of SHA-256 over UTF-8, signed as Google gives them. */
export const sha256 = (text: string): number[] =>
  Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8)

/** 128 bits in hexadecimal signs: no two texts share them by chance. */
export const hashOf = (text: string) =>
  sha256(text)
    .slice(0, 16)
    .map((byte) => (byte & 255).toString(16).padStart(2, '0'))
    .join('')
