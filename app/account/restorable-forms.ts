import type { RestorableForm } from '~/forms/pending-submission.server'
import { screenPath } from '~/lib/screen-path'
import { paths } from '~/paths'
import { NewQuerySchema, ReplySchema } from '~/queries/schemas'
import { CATEGORY_LABELS } from '~/queries/words'
import { BankRequestSchema } from './bank-request-schema'
import { RejectionSchema } from './decision-schema'
import { EmailSchema } from './email-schema'
import { MobileSchema } from './mobile-schema'
import { ProfileSchema } from './profile-schema'

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
