import type { BankOfIfsc } from '~/subjects/account/ifsc.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { TextField } from '~/ui/field/text-field'
import { Notice } from '~/ui/notice/notice'
import { Stack } from '~/ui/stack/stack'
import { picture } from './bank-details.css'
import { BranchText } from '~/subjects/account/branch-text'

interface PendingRequestProps {
  bankName: string
  accountNumber: string
  ifsc: string
  branch: BankOfIfsc | null
  hasImage: boolean
}

/** The request is read-only while the office reviews it (M110). */
export function PendingRequest({ bankName, accountNumber, ifsc, branch, hasImage }: PendingRequestProps) {
  return (
    <Stack>
      <Notice>{m.bankRequestSent()}</Notice>
      <TextField name="bank_name" label={m.bankName()} defaultValue={bankName} isReadOnly />
      <TextField name="bank_ac_no" label={m.accountNumber()} defaultValue={accountNumber} isReadOnly />
      <Stack gap={4}>
        <TextField name="ifsc_code" label={m.ifscCode()} defaultValue={ifsc} isReadOnly />
        {branch && (
          <p>
            <BranchText of={branch} />
          </p>
        )}
      </Stack>
      {hasImage && <img className={picture} src={paths.bankImage()} alt={m.submittedPassbookOrCheque()} />}
    </Stack>
  )
}
