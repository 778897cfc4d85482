import type { BankOfIfsc } from '~/account/ifsc.server'

/** An unlisted branch may be new or mistyped. */
export function BranchText({ of: { bank, branch, isListed } }: { of: BankOfIfsc }) {
  return (
    <>
      {bank}, branch {branch}
      {!isListed && '. This branch is not in the list of IFSC codes: please check the code.'}
    </>
  )
}
