import { useLocation, useNavigation, useRouteError } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { deleteSavedCopies, type WorkerMessage } from './saved-copies'

const STABLE_AT_THE_LATEST_MS = 30_000

/** Registers the service worker, or takes it away where saved copies are turned off (checklist M020). */
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

/**
 * Hands each page that came without a document to the worker, so that its copy is the page as it was seen; and the one that was there
 * before the first worker. After a deploy the page is of the older build, whose styles the new worker does not keep.
 */
export function useSavedPages(copies: string | null) {
  const isOn = copies !== null
  const { key } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const hasFailed = useRouteError() != null
  const keptKey = useRef(key)
  const [isFirst, setIsFirst] = useState(false)
  const isFirstKept = useRef(false)
  useEffect(() => {
    if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
    const takeOver = () => setIsFirst(true)
    navigator.serviceWorker.addEventListener('controllerchange', takeOver, { once: true })
    return () => navigator.serviceWorker.removeEventListener('controllerchange', takeOver)
  }, [])
  useEffect(() => {
    if (!isFirst || isFirstKept.current || !copies || isLoading || hasFailed) return
    isFirstKept.current = true
    keptKey.current = key
    keepThisDocument(copies)
  }, [isFirst, copies, isLoading, hasFailed, key])
  useEffect(() => {
    if (!isOn || isLoading || hasFailed || keptKey.current === key) return
    keptKey.current = key
    return whenStable(keepThisPage)
  }, [isOn, isLoading, hasFailed, key])
}

async function register() {
  // Where storage is forbidden there is no worker, and nothing is lost but saved copies.
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

async function removeWorker() {
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => [])
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await deleteSavedCopies()
}

function initialize() {
  tell({ action: 'INITIALIZE' })
}

function keepThisDocument(copies: string) {
  tell({ action: 'KEEP_DOCUMENT', url: location.href, html: document.documentElement.outerHTML, copies })
}

function keepThisPage() {
  const main = document.querySelector('main')
  if (main) tell({ action: 'KEEP', url: location.href, title: document.title, main: main.outerHTML })
}

function tell(message: WorkerMessage) {
  navigator.serviceWorker?.controller?.postMessage(message)
}

function whenStable(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: STABLE_AT_THE_LATEST_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, document.readyState === 'complete' ? 1000 : STABLE_AT_THE_LATEST_MS)
  return () => clearTimeout(timer)
}
