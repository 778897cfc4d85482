import { data } from '@remix-run/node'
import type { RequestArgs } from '~/api/caller.server'
import { m } from '~/messages/messages'
import { searchParamsOf } from '~/paths/params.server'
import { type FormAt, sealSubmission, unsealSubmission } from '~/screen/forms/pending-submission.server'
import { readBody } from '~/screen/forms/read-form.server'
import type { Rejection } from '~/screen/forms/submission-result'
import { sessionCsrfToken } from '~/session/csrf-token.server'
import { safeReturnTo } from '~/session/return-to'
import { refuseOtherOrigin } from '~/session/same-origin.server'

/** Seals a form that was sent without a session. The login page contains the sealed form until login (decision 0014). */
export async function sealUntilLogin(args: RequestArgs, formAt: FormAt) {
  await refuseOtherOrigin(args)
  const returnTo = safeReturnTo(searchParamsOf(args.request.url).get('returnTo'))
  const form = await readBody(args)
  const pending = returnTo && (await sealSubmission(returnTo, form, formAt))
  const values = { returnTo: returnTo ?? '', pending: pending || '' }
  return data<Rejection>({ status: 'invalid', errors: {}, values }, 401)
}

/** Shows the form to the person who has just logged in. Null if there is none of this person. */
export async function resumeAfterLogin(
  pending: string | undefined,
  formAt: FormAt,
  { user, id, headers }: { user: string; id: string; headers: Headers },
) {
  const resume = await unsealSubmission(pending, user, formAt)
  if (!resume) return null
  const csrfToken = sessionCsrfToken({ id })
  return data({ resume: { ...resume, csrfToken }, screenTitle: m.finishWhatYouStarted() }, { headers })
}
