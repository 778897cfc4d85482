import { worker } from './scope'

const LOGOUT = '/logout'
/** A cache, because the browser may end the worker before the connection is back. */
const CACHE = 'pending-logout'
const SERVER_ERROR = 500

export const isLogoutPending = () => caches.has(CACHE)

export async function storePendingLogout(): Promise<void> {
  await caches.open(CACHE)
  // Browsers without background sync send the logout at the next navigation.
  await worker.registration.sync?.register(CACHE).catch(() => undefined)
}

/** Returns true if it ended the session. Rejects if the portal cannot be reached. */
export async function sendPendingLogout(): Promise<boolean> {
  if (!(await isLogoutPending())) return false
  const response = await fetch(LOGOUT, { method: 'POST', redirect: 'manual' })
  if (response.status >= SERVER_ERROR) throw new Error(`Log out: status ${response.status}`)
  await caches.delete(CACHE)
  return true
}
