import { createCookieSessionStorage } from '@remix-run/node'
import { createToastUtilsWithCustomSession, type ToastMessage } from 'remix-toast'
import { sessionSecrets } from '~/env.server'
import { cookieFlags, cookiePrefix } from './session.server'

// The library's default cookie has a constant secret.
const storage = createCookieSessionStorage({
  cookie: { name: `${cookiePrefix}toast`, ...cookieFlags, secrets: sessionSecrets() },
})
const toasts = createToastUtilsWithCustomSession(storage)

export const redirectWithToast = toasts.redirectWithToast

export async function takeToast(
  request: Request,
): Promise<{ toast: ToastMessage | null; headers: Headers | null }> {
  const { toast, headers } = await toasts.getToast(request)
  return toast ? { toast, headers } : { toast: null, headers: null }
}
