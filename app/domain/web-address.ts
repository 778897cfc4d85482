/** The address in normal form; null unless it is an absolute address of http: or https:, without a user name. */
export function webAddressIn(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { href, username, password } = new URL(text)
  return username || password ? null : href
}
