/** `₹ 12,500.00` → `12500`. Removes spaces, commas, rupee signs, zero paise and leading zeros, and keeps any other character. */
export const plainPrice = (text: string) =>
  text
    .replace(/[\s,₹]/g, '')
    .replace(/\.0{1,2}$/, '')
    .replace(/^0+(?=\d)/, '')
