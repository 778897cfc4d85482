/** Spreadsheets keep this many digits of a number and write 0 for the others. */
const SPREADSHEET_DIGITS = 15

/** True if a spreadsheet may have made `text` from `digits`: as 9.90056E+11, without leading zeros, or with zeros at the end. */
export function isShortened(text: string, digits: string): boolean {
  const [, whole = '', decimals = '', exponent = ''] = /^(\d)(?:\.(\d+))?E\+(\d+)$/i.exec(text) ?? []
  const number = withoutLeadingZeros(digits)
  if (!exponent)
    return [digits, number, number.slice(0, SPREADSHEET_DIGITS).padEnd(number.length, '0')].includes(text)
  const rounded = Number(digits).toExponential(decimals.length)
  return rounded === `${whole}${decimals && `.${decimals}`}e+${Number(exponent)}`
}

const withoutLeadingZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')
