import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { env } from '~/env.server'
import { readBody } from '~/screen/forms/read-form.server'
import { paths } from '~/paths/paths'
import { commitPreferences, getPreferences } from '~/session/preferences.server'
import { safeReturnTo } from '~/session/return-to'
import { requireSameOrigin } from '~/session/same-origin.server'

export const loader = () => redirect(paths.settings())

/** Sets the language chosen on the login page (X070). Preserves `returnTo`. */
export async function action(args: ActionFunctionArgs) {
  await requireSameOrigin(args)
  const form = await readBody(args)
  const language = env.languages.find((code) => code === form.get('language')) ?? ''
  const returnTo = safeReturnTo(form.get('returnTo')) ?? undefined
  return redirect(paths.login({ returnTo }), {
    headers: { 'Set-Cookie': commitPreferences({ ...getPreferences(args), language }) },
  })
}
