import bankNames from 'ifsc/src/banknames.json?raw'
import subletPrefixes from 'ifsc/src/custom-sublets.json?raw'
import branches from 'ifsc/src/IFSC.json?raw'
import subletCodes from 'ifsc/src/sublet.json?raw'

export interface BankOfIfsc {
  bank: string
  branch: string
  isBranchListed: boolean
}

type Names = Record<string, string>

let tables: ReturnType<typeof readTables> | undefined

/** Null for an unknown bank. */
export function bankOfIfsc(code: string): BankOfIfsc | null {
  const parts = /^([A-Z]{4})0([A-Z0-9]{6})$/.exec(code)
  if (!parts) return null
  const [, letters = '', branch = ''] = parts
  const { names, branches, subletCodes, subletPrefixes } = (tables ??= readTables())
  // A bank may sublet codes to a smaller bank: single codes, or all codes with a prefix.
  const prefix = Object.keys(subletPrefixes).find((start) => code.startsWith(start))
  const bank = names[subletCodes[code] ?? (prefix && subletPrefixes[prefix]) ?? letters]
  if (!bank) return null
  // The data stores a branch code of digits only as a number.
  const branchInData = /^\d+$/.test(branch) ? Number(branch) : branch
  return { bank, branch, isBranchListed: branches[letters]?.includes(branchInData) ?? false }
}

/** Uses only the package's data files, because the package's code contains a network client. */
function readTables() {
  return {
    names: JSON.parse(bankNames) as Names,
    branches: JSON.parse(branches) as Record<string, (string | number)[]>,
    subletCodes: JSON.parse(subletCodes) as Names,
    subletPrefixes: JSON.parse(subletPrefixes) as Names,
  }
}
