import { type ComponentType, useEffect, useState } from 'react'
import { AREAS, areaAt } from '~/paths/area'
import { idleTimes } from './idle-clock'
import type { IdleWarningProps } from './idle-warning'
import { useFilesOfLinks, useFilesOfNextScreen } from './framework/screen-files'
import { getTabSignal, onTabSignal, sendTabSignal } from './tab-signals'
import { deleteSavedCopies } from './saved-copies'
import { deleteDraft } from './stored-draft'
import { saveDraft, useDrafts } from './use-drafts'
import { useReloadAfterDeploy } from './use-reload-after-deploy'
import { useOfflineGuard } from './use-offline-guard'
import { useSavedPages } from './use-saved-pages'
import { useServiceWorker } from './use-service-worker'
import { watchIdle } from './watch-idle'

interface BrowserSessionProps {
  /** Null when logged out. */
  draftKey: string | null
  idleSeconds: number
  /** Value of the response header Saved-Copies. */
  copies: string
  build?: string
}

export function BrowserSession({ draftKey, idleSeconds, copies, build }: BrowserSessionProps) {
  useReloadAfterDeploy(build)
  useFilesOfNextScreen()
  useServiceWorker(copies !== 'off')
  useSavedPages(draftKey !== null && copies !== 'off' ? copies : null)
  useOfflineGuard()
  return draftKey === null ? <SignedOut /> : <SignedIn draftKey={draftKey} idleSeconds={idleSeconds} />
}

function SignedOut() {
  useEffect(() => {
    sendTabSignal('signed-out-at')
    if (isPortal()) void deleteSavedCopies()
    const unmounted = new AbortController()
    onTabSignal('left-at', deleteDraft, unmounted.signal)
    return () => unmounted.abort()
  }, [])
  return null
}

/** True once the idle logout has begun: nothing else may then leave the page, or Login would lack the logout’s message. */
let isLeaving = false

function SignedIn({ draftKey, idleSeconds }: { draftKey: string; idleSeconds: number }) {
  const [isWarned, setIsWarned] = useState(false)
  const [warning, setWarning] = useState<{ IdleWarning: ComponentType<IdleWarningProps> }>()
  const times = idleTimes(idleSeconds)

  useEffect(
    () =>
      watchIdle(idleTimes(idleSeconds), {
        onWarning: () => {
          setIsWarned(true)
          import('./idle-warning').then(setWarning, () => null)
        },
        onActive: () => setIsWarned(false),
        onOver: () => {
          isLeaving = true
          void saveDraft(draftKey).then(signOutAsIdle)
        },
        keepAlive: () => void keepAlive(draftKey),
      }),
    [idleSeconds, draftKey],
  )

  useFilesOfLinks()
  useDrafts(draftKey)

  useEffect(() => {
    const openedAt = Date.now()
    const unmounted = new AbortController()
    const { signal } = unmounted
    const onSignedOut = () => {
      if (getTabSignal('left-at') > openedAt) goToSignIn()
      else void saveDraft(draftKey).then(goToSignIn)
    }
    // After a manual logout no tab saves a draft. The idle logout calls form.submit(), which fires no submit event.
    const onSubmit = ({ target }: SubmitEvent) => {
      if ((target as Element).getAttribute('action') !== addresses().logout()) return
      sendTabSignal('left-at')
      deleteDraft()
      // No page opens without a session until the connection is back, so the other tabs leave now.
      if (!navigator.onLine) sendTabSignal('signed-out-at')
    }
    // The back/forward cache shows an old page without a request.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && (isLeaving || getTabSignal('signed-out-at') > openedAt)) hideAndReload()
    }
    onTabSignal('signed-out-at', onSignedOut, signal)
    addEventListener('pageshow', onPageShow, { signal })
    addEventListener('submit', onSubmit, { signal })
    return () => unmounted.abort()
  }, [draftKey])

  function stayActive() {
    setIsWarned(false)
    void keepAlive(draftKey)
  }

  return warning && <warning.IdleWarning isOpen={isWarned} warningMs={times.warningMs} onStay={stayActive} />
}

async function keepAlive(draftKey: string) {
  const response = await fetch(addresses().keepAlive(), { method: 'POST' }).catch(() => null)
  if (response?.status !== 401) return
  await saveDraft(draftKey)
  goToSignIn()
}

function signOutAsIdle() {
  if (isPortal()) void deleteSavedCopies()
  const form = document.createElement('form')
  form.method = 'post'
  form.action = addresses().logout({ reason: 'idle' })
  form.hidden = true
  document.body.append(form)
  form.submit()
}

function goToSignIn() {
  if (!isLeaving) location.assign(addresses().login({ returnTo: `${location.pathname}${location.search}` }))
}

function hideAndReload() {
  document.documentElement.hidden = true
  location.reload()
}

const addresses = () => AREAS[areaAt(location.pathname)]

/** Only associates have saved copies. */
const isPortal = () => areaAt(location.pathname) === 'portal'
