import type { FormSchema } from '~/forms/form-schema'
import { screenPath } from '~/lib/screen-path'
import { paths } from '~/paths'
import { BankRequestSchema } from './bank-request-schema'
import { RejectionSchema } from './decision-schema'
import { EmailSchema } from './email-schema'
import { MobileSchema } from './mobile-schema'
import { ProfileSchema } from './profile-schema'

/** The input of these forms, without secrets and files, is sealed if it arrives after the session has ended. */
const RESTORABLE_FORMS: Record<string, FormSchema> = {
  [paths.updateProfile()]: ProfileSchema,
  [paths.updateMail()]: EmailSchema,
  [paths.updateMobile()]: MobileSchema,
  [paths.bankDetails()]: BankRequestSchema,
  [paths.pendingRequests()]: RejectionSchema,
}

export const restorableFormAt = (path: string): FormSchema | undefined =>
  RESTORABLE_FORMS[screenPath(path.split('?')[0] ?? '')]
