/** `₹ 12,500.00` → `12500`; any text that is not a price in whole rupees stays invalid. */
export const plainPrice = (text: string) =>
  text
    .replace(/[\s,₹]/g, '')
    .replace(/\.0{1,2}$/, '')
    .replace(/^0+(?=\d)/, '')
