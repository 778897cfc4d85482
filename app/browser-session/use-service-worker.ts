import { useLocation, useNavigation, useRouteError } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { deleteSavedCopies, type WorkerMessage } from './saved-copies'

const MAX_WAIT_MS = 30_000

/** Registers the service worker, or removes it when saved copies are off (M020). */
export function useServiceWorker(isOn: boolean) {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    if (!isOn) return void removeWorker()
    navigator.serviceWorker.addEventListener('controllerchange', initialize)
    const cancel = whenStable(() => void register())
    return () => {
      cancel()
      navigator.serviceWorker.removeEventListener('controllerchange', initialize)
    }
  }, [isOn])
}

/** Sends the first page and pages reached by client navigation to the worker, but none of an older build. */
export function useSavedPages(copies: string | null) {
  const isOn = copies !== null
  const { key } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const hasFailed = useRouteError() != null
  const savedKey = useRef(key)
  const [isFirst, setIsFirst] = useState(false)
  const isFirstSaved = useRef(false)
  useEffect(() => {
    if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
    const takeOver = () => setIsFirst(true)
    navigator.serviceWorker.addEventListener('controllerchange', takeOver, { once: true })
    return () => navigator.serviceWorker.removeEventListener('controllerchange', takeOver)
  }, [])
  useEffect(() => {
    if (!isFirst || isFirstSaved.current || !copies || isLoading || hasFailed) return
    isFirstSaved.current = true
    savedKey.current = key
    postThisDocument(copies)
  }, [isFirst, copies, isLoading, hasFailed, key])
  useEffect(() => {
    if (!isOn || isLoading || hasFailed || savedKey.current === key) return
    savedKey.current = key
    return whenStable(postThisPage)
  }, [isOn, isLoading, hasFailed, key])
}

async function register() {
  // Registration fails where storage is forbidden; only saved copies are lost.
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

async function removeWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await deleteSavedCopies()
}

function initialize() {
  post({ action: 'INITIALIZE' })
}

function postThisDocument(copies: string) {
  post({ action: 'SAVE_DOCUMENT', url: location.href, html: document.documentElement.outerHTML, copies })
}

function postThisPage() {
  const main = document.querySelector('main')
  if (main) post({ action: 'SAVE_PAGE', url: location.href, title: document.title, main: main.outerHTML })
}

function post(message: WorkerMessage) {
  navigator.serviceWorker?.controller?.postMessage(message)
}

function whenStable(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, document.readyState === 'complete' ? 1000 : MAX_WAIT_MS)
  return () => clearTimeout(timer)
}
