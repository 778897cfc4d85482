import { createRequire } from 'node:module'

export interface BankOfIfsc {
  bank: string
  branch: string
  /** Whether the Reserve Bank's list has this very code. */
  isListed: boolean
}

type Names = Record<string, string>

const load = createRequire(import.meta.url)
let tables: ReturnType<typeof readTables> | undefined

/** Bank and branch that a code of the right shape names; null for a bank that the list does not have. */
export function bankOfIfsc(code: string): BankOfIfsc | null {
  const parts = /^([A-Z]{4})0([A-Z0-9]{6})$/.exec(code)
  if (!parts) return null
  const [, letters = '', branch = ''] = parts
  const { names, branches, guests, guestRanges } = (tables ??= readTables())
  // Small banks use codes of larger ones: one by one, or all that begin alike.
  const range = Object.keys(guestRanges).find((start) => code.startsWith(start))
  const bank = names[guests[code] ?? (range && guestRanges[range]) ?? letters]
  if (!bank) return null
  const numbered = /^\d+$/.test(branch) ? Number(branch) : branch
  return { bank, branch, isListed: branches[letters]?.includes(numbered) ?? false }
}

/** The package's own entry brings a client for the network, and nothing here may ask anybody: its tables alone are read, at first use. */
function readTables() {
  return {
    names: load('ifsc/src/banknames.json') as Names,
    branches: load('ifsc/src/IFSC.json') as Record<string, (string | number)[]>,
    guests: load('ifsc/src/sublet.json') as Names,
    guestRanges: load('ifsc/src/custom-sublets.json') as Names,
  }
}
