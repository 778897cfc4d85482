import type { BankOfIfsc } from '~/account/ifsc.server'
import { m } from '~/messages/messages'

/** An unlisted branch may be new or mistyped. */
export function BranchText({ of: { bank, branch, isListed } }: { of: BankOfIfsc }) {
  return <>{isListed ? m.bankAndBranch({ bank, branch }) : m.bankAndUnlistedBranch({ bank, branch })}</>
}
