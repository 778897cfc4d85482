// Import only data files, because the package's code contains a network client.
import bankNamesJson from 'ifsc/src/banknames.json?raw'
import subletPrefixesJson from 'ifsc/src/custom-sublets.json?raw'
import branchesJson from 'ifsc/src/IFSC.json?raw'
import subletCodesJson from 'ifsc/src/sublet.json?raw'

export interface BankOfIfsc {
  bank: string
  branch: string
  isBranchListed: boolean
}

type Names = Record<string, string>

let tables: ReturnType<typeof readTables> | undefined

/** Null for a malformed code or an unknown bank. */
export function bankOfIfsc(code: string): BankOfIfsc | null {
  const parts = /^([A-Z]{4})0([A-Z0-9]{6})$/.exec(code)
  if (!parts) return null
  const [, letters = '', branch = ''] = parts
  const { bankNames, branches, subletCodes, subletPrefixes } = (tables ??= readTables())
  // A bank may sublet codes to a smaller bank: single codes, or all codes with a prefix.
  const prefix = Object.keys(subletPrefixes).find((start) => code.startsWith(start))
  const smallerBank = subletCodes[code] ?? (prefix && subletPrefixes[prefix])
  // A value of `subletPrefixes` is either the code or the name of the smaller bank.
  const bank = bankNames[smallerBank ?? letters] ?? smallerBank
  if (!bank) return null
  // The data stores an all-digit branch code as a number.
  const branchInData = /^\d+$/.test(branch) ? Number(branch) : branch
  return { bank, branch, isBranchListed: branches[letters]?.includes(branchInData) ?? false }
}

function readTables() {
  return {
    bankNames: JSON.parse(bankNamesJson) as Names,
    branches: JSON.parse(branchesJson) as Record<string, (string | number)[]>,
    subletCodes: JSON.parse(subletCodesJson) as Names,
    subletPrefixes: JSON.parse(subletPrefixesJson) as Names,
  }
}
