export const page =
  <T extends object>(address: string) =>
  (search?: T): string =>
    address + withQuery(search)

/** `?a=1&b=2` without empty values, or an empty string. */
export function withQuery(search: object = {}): string {
  const entries = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return entries.length > 0
    ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
    : ''
}

/** Plot numbers may contain `/`, `+` and spaces (M181). */
export function path(literal: TemplateStringsArray, ...params: string[]): string {
  return String.raw({ raw: literal.raw }, ...params.map(encodeURIComponent))
}

/** An element id must not contain spaces, but a receipt number may. */
export const receiptAnchor = (receiptNumber: string): string =>
  `receipt-${receiptNumber.replaceAll(/\s+/g, '_')}`

/** Empty if there is no receipt number. */
export const receiptFragment = (receiptNumber = ''): string =>
  receiptNumber && `#${encodeURIComponent(receiptAnchor(receiptNumber))}`
