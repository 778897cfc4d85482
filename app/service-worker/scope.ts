/** The part of a worker's surroundings that ours uses: the compiler knows those of a page only. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration & { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent & ExtendableEventLike) => void): void
}

/** Lives until what it waits for is done. */
export interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchLike extends ExtendableEventLike {
  /** The page that asks. */
  clientId: string
  /** The page that an answer to a navigation becomes. */
  resultingClientId: string
  preloadResponse?: Promise<Response | undefined>
}

export const worker = globalThis as unknown as WorkerScope
