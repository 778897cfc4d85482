/** Declares what the worker uses of its global scope, because TypeScript's DOM library describes windows only. */
interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration & {
    navigationPreload?: { enable(): Promise<void> }
    sync?: { register(tag: string): Promise<void> }
  }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install' | 'activate' | 'sync',
    listener: (event: ExtendableEventLike) => void,
  ): void
  addEventListener(type: 'message', listener: (event: MessageEvent & ExtendableEventLike) => void): void
}

interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchLike extends ExtendableEventLike {
  clientId: string
  resultingClientId: string
  preloadResponse?: Promise<Response | undefined>
}

export const worker = globalThis as unknown as WorkerScope
