import { createCookieSessionStorage } from '@remix-run/node'
import { createToastUtilsWithCustomSession, type ToastMessage } from 'remix-toast'
import { sessionSecrets } from '~/env.server'
import { cookieFlags, cookiePrefix } from './session.server'

type Toast = ToastMessage

// The library's own cookie is signed with a literal secret; ours uses the portal's.
const storage = createCookieSessionStorage({
  cookie: { name: `${cookiePrefix}toast`, ...cookieFlags, secrets: sessionSecrets() },
})
const toasts = createToastUtilsWithCustomSession(storage)

export const redirectWithToast = toasts.redirectWithToast

/** The toast of the last redirect, and the headers that remove it. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: Headers | null }> {
  const { toast, headers } = await toasts.getToast(request)
  return toast ? { toast, headers } : { toast: null, headers: null }
}
