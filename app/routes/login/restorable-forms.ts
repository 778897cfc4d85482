import type { RestorableForm } from '~/screen/forms/pending-submission.server'
import { screenPath } from '~/paths/screen-at'
import { paths } from '~/paths/paths'
import { NewQuerySchema, ReplySchema } from '~/subjects/queries/schemas'
import { CATEGORY_LABELS } from '~/subjects/queries/words'
import { BankRequestSchema, RejectionSchema } from '~/subjects/account/bank-request-schema'
import { EmailSchema, MobileSchema, ProfileSchema } from '~/subjects/account/account-schemas'

/** The input of these forms, without secrets and files, is sealed if it arrives after the session has ended. */
const RESTORABLE_FORMS: Record<string, RestorableForm> = {
  [paths.updateProfile()]: { schema: ProfileSchema },
  [paths.updateMail()]: { schema: EmailSchema },
  [paths.updateMobile()]: { schema: MobileSchema },
  [paths.bankDetails()]: { schema: BankRequestSchema },
  [paths.pendingRequests()]: { schema: RejectionSchema },
  [paths.newQuery({})]: { schema: NewQuerySchema, choices: { category: CATEGORY_LABELS } },
}

export function restorableFormAt(path: string): RestorableForm | undefined {
  const screen = screenPath(path.split('?')[0] ?? '')
  const id = screen.split('/').at(-1) ?? ''
  return RESTORABLE_FORMS[screen] ?? (screen === paths.query(id) ? { schema: ReplySchema } : undefined)
}
