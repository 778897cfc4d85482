import { m } from '~/messages/messages'
import type { BankOfIfsc } from './ifsc.server'

/** A branch that is not in the list of IFSC codes may be new, or the code may be mistyped. */
export function BranchText({ of: { bank, branch, isBranchListed } }: { of: BankOfIfsc }) {
  return <>{isBranchListed ? m.bankAndBranch({ bank, branch }) : m.bankAndUnlistedBranch({ bank, branch })}</>
}
