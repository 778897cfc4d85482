import { useEffect } from 'react'
import { m } from '~/messages/messages'
import { deleteSavedCopies, type WorkerMessage } from './saved-copies'

const MAX_WAIT_MS = 30_000

export function useServiceWorker(isOn: boolean) {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    if (!isOn) {
      void removeWorker()
      return
    }
    navigator.serviceWorker.addEventListener('controllerchange', initialize)
    const cancel = whenStable(() => void register())
    return () => {
      cancel()
      navigator.serviceWorker.removeEventListener('controllerchange', initialize)
    }
  }, [isOn])
}

async function register() {
  const search = m.languageCode() === 'en' ? '' : `?language=${m.languageCode()}`
  // Registration fails, for example, if storage is forbidden. The portal works without the worker.
  await navigator.serviceWorker.register(`/service-worker.js${search}`).catch(() => undefined)
}

async function removeWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await deleteSavedCopies()
}

function initialize() {
  postToWorker({ action: 'INITIALIZE' })
}

export function postToWorker(message: WorkerMessage) {
  navigator.serviceWorker?.controller?.postMessage(message)
}

export function whenStable(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, document.readyState === 'complete' ? 1000 : MAX_WAIT_MS)
  return () => clearTimeout(timer)
}
