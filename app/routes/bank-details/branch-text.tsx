import type { BankOfIfsc } from '~/account/ifsc.server'
import { m } from '~/messages/messages'

/** An unlisted branch may be new or mistyped. */
export function BranchText({ of: { bank, branch, isBranchListed } }: { of: BankOfIfsc }) {
  return <>{isBranchListed ? m.bankAndBranch({ bank, branch }) : m.bankAndUnlistedBranch({ bank, branch })}</>
}
