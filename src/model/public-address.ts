const thisMachine =
  /^(?:localhost|.*\.localhost|\[?::1\]?|0\.0\.0\.0|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|.*\.local)$/
const reserved = /(?:^|\.)(?:example|example\.(?:com|org|net|de)|test|invalid)$/

/** Why an address is not reachable from the internet, as the end of a German sentence; undefined if it is. */
export function whyNotPublic(address: string): string | undefined {
  if (!address) return 'ist leer'
  if (!URL.canParse(address)) return `„${address}“ ist keine Adresse`
  const { protocol, hostname, pathname } = new URL(address)
  if (thisMachine.test(hostname)) return `„${address}“ erreicht nur diesen Rechner oder dieses Netz`
  if (protocol !== 'https:') return `„${address}“ beginnt nicht mit https://`
  if (reserved.test(hostname) || !hostname.includes('.'))
    return `„${address}“ ist eine Adresse für Beispiele`
  if (hostname === 'script.google.com' && !pathname.endsWith('/exec'))
    return `„${address}“ ist nicht die veröffentlichte Web-App; deren Adresse endet auf /exec`
  return undefined
}
