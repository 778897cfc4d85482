import bankNames from 'ifsc/src/banknames.json?raw'
import guestRanges from 'ifsc/src/custom-sublets.json?raw'
import branches from 'ifsc/src/IFSC.json?raw'
import guests from 'ifsc/src/sublet.json?raw'

export interface BankOfIfsc {
  bank: string
  branch: string
  isListed: boolean
}

type Names = Record<string, string>

let tables: ReturnType<typeof readTables> | undefined

/** Null for an unknown bank. */
export function bankOfIfsc(code: string): BankOfIfsc | null {
  const parts = /^([A-Z]{4})0([A-Z0-9]{6})$/.exec(code)
  if (!parts) return null
  const [, letters = '', branch = ''] = parts
  const { names, branches, guests, guestRanges } = (tables ??= readTables())
  // Small banks use codes of larger banks: single codes, or all codes with a prefix.
  const range = Object.keys(guestRanges).find((start) => code.startsWith(start))
  const bank = names[guests[code] ?? (range && guestRanges[range]) ?? letters]
  if (!bank) return null
  const numbered = /^\d+$/.test(branch) ? Number(branch) : branch
  return { bank, branch, isListed: branches[letters]?.includes(numbered) ?? false }
}

/** Only the data is bundled: the package contains a network client. */
function readTables() {
  return {
    names: JSON.parse(bankNames) as Names,
    branches: JSON.parse(branches) as Record<string, (string | number)[]>,
    guests: JSON.parse(guests) as Names,
    guestRanges: JSON.parse(guestRanges) as Names,
  }
}
