import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '~/paths/paths'
import { clearChallenge, endChallenge, getChallenge } from '~/session/challenge.server'
import { requireSameOrigin } from '~/session/same-origin.server'

export const loader = () => redirect(paths.forgotPassword())

/** The button "Back to Login" ends the challenge, so that no copy of its cookie is valid any more (M045). */
export async function action(args: ActionFunctionArgs) {
  await requireSameOrigin(args)
  const challenge = await getChallenge(args)
  if (challenge) await endChallenge(challenge)
  return redirect(paths.login(), { headers: { 'Set-Cookie': clearChallenge() } })
}
