/**
 * Identifies the sender at an IP address: an IPv4 address itself, of IPv6 the first 64 bits, the network of a
 * household, because each post could come from another address in it.
 */
export function senderOf(address: string): string {
  const old = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (old) return old
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = 8 - groups(head).length - groups(tail ?? '').length
  const all = [...groups(head), ...Array(Math.max(0, zeros)).fill('0'), ...groups(tail ?? '')]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
