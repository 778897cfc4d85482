import { createCookieSessionStorage } from '@remix-run/node'
import { serialize } from 'cookie'
import { createToastUtilsWithCustomSession, type ToastMessage } from 'remix-toast'
import { sessionSecrets } from '~/env.server'
import { type CookieArgs, readCookie } from './cookies.server'
import { cookieFlags, cookiePrefix } from './session.server'

const NAME = `${cookiePrefix}toast`

// The library's default cookie has a constant secret.
const storage = createCookieSessionStorage({
  cookie: { name: NAME, ...cookieFlags, secrets: sessionSecrets() },
})
const toasts = createToastUtilsWithCustomSession(storage)

export const redirectWithToast = toasts.redirectWithToast

export async function takeToast(
  args: CookieArgs,
): Promise<{ toast: ToastMessage | null; headers: Headers | null }> {
  const { toast, headers } = await toasts.getToast(onlyToast(args))
  return toast ? { toast, headers } : { toast: null, headers: null }
}

/** The library would parse and decode all cookies of the request. */
function onlyToast(args: CookieArgs): Request {
  return new Request('http://portal', { headers: { Cookie: serialize(NAME, readCookie(args, NAME) ?? '') } })
}
