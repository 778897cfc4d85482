/** Saved copies lie in caches of this name, with the build and the session behind it. */
export const SAVED_COPIES_PREFIX = 'saved-copies-'

/** What a document says about saved copies: `none`, `off`, or the session they are kept for and for how long. */
export const SAVED_COPIES_HEADER = 'Saved-Copies'

/** A page that was reached without loading a document. */
export interface SavePageMessage {
  action: 'KEEP'
  url: string
  title: string
  main: string
}

/** The first page of a visit came before the worker was there. */
export interface SaveDocumentMessage {
  action: 'KEEP_DOCUMENT'
  url: string
  html: string
  copies: string
}

export type WorkerMessage = { action: 'INITIALIZE' } | SavePageMessage | SaveDocumentMessage

/** Works with and without a worker. */
export async function deleteSavedCopies(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(SAVED_COPIES_PREFIX)).map((name) => caches.delete(name)),
  )
}

export async function hasSavedCopy(url: string): Promise<boolean> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return false
  for (const name of await caches.keys())
    if (
      name.startsWith(SAVED_COPIES_PREFIX) &&
      (await (await caches.open(name)).match(url, { ignoreVary: true }))
    )
      return true
  return false
}
