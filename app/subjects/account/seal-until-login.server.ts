import { data } from '@remix-run/node'
import type { RequestArgs } from '~/api/caller.server'
import { searchParamsOf } from '~/paths/params.server'
import { type FormAt, sealSubmission } from '~/screen/forms/pending-submission.server'
import { readBody } from '~/screen/forms/read-form.server'
import type { Rejection } from '~/screen/forms/submission-result'
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
