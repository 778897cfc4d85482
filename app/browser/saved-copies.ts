/** The name of a cache is this prefix, the build id and the owner id of the session. */
export const SAVED_COPIES_PREFIX = 'saved-copies-'

/** Response header: `none`, `off`, or `<owner id>;<lifetime in seconds>;<remaining seconds>`. */
export const SAVED_COPIES_HEADER = 'Saved-Copies'

export interface SavePageMessage {
  action: 'SAVE_PAGE'
  url: string
  html: string
  stylesheets: string[]
  copies: string
}

export type WorkerMessage = { action: 'INITIALIZE' } | SavePageMessage

export async function deleteSavedCopies(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(SAVED_COPIES_PREFIX)).map((name) => caches.delete(name)),
  )
}

export async function hasSavedCopy(url: string): Promise<boolean> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return false
  for (const name of await caches.keys()) {
    if (!name.startsWith(SAVED_COPIES_PREFIX)) continue
    const cache = await caches.open(name)
    if (await cache.match(url, { ignoreVary: true })) return true
  }
  return false
}
