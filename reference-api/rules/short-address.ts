import { isIP } from 'node:net'

/** `203.0.113.7` → `203.0.113.x`; for IPv6, the first three groups. Null if the text is not an address. */
export function shortAddress(text: string): string | null {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) === 4) return address.replace(/\d+$/, 'x')
  if (isIP(address) !== 6) return null
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : ['0', '0', '0']
  return `${[...groups, ...zeros].slice(0, 3).join(':')}:x`
}
