import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { paths } from '~/paths'
import { Button } from '~/ui/button/button'
import { Dialog } from '~/ui/dialog/dialog'
import { showToast } from '~/ui/toast/toast-messages'
import { idleTimes } from './idle-clock'
import { getTabSignal, onTabSignal, sendTabSignal } from './tab-signals'
import { deleteSavedCopies } from './saved-copies'
import { deleteDraft, saveDraft, restoreDraft, watchTyping } from './draft'
import { useReloadAfterDeploy } from './use-reload-after-deploy'
import { useScriptPreload } from './use-script-preload'
import { useOfflineGuard } from './use-offline-guard'
import { useSavedPages, useServiceWorker } from './use-service-worker'
import { watchIdle } from './watch-idle'

export interface BrowserSessionProps {
  /** Of whoever is signed in; what they typed is sealed with it. */
  draftKey: string | null
  idleSeconds: number
  /** What the page says about saved copies. */
  copies: string
  /** Which build answered last. */
  build?: string
}

/**
 * What goes on behind every page with scripts, once it runs. It comes with the page: fetched by itself it would bring the stylesheet
 * along, which the page has.
 */
export function BrowserSession({ draftKey, idleSeconds, copies, build }: BrowserSessionProps) {
  useReloadAfterDeploy(build)
  useServiceWorker(copies !== 'off')
  useSavedPages(draftKey !== null && copies !== 'off' ? copies : null)
  useOfflineGuard()
  return draftKey === null ? <SignedOut /> : <SignedIn draftKey={draftKey} idleSeconds={idleSeconds} />
}

/** However it came about, signing out leaves nothing behind in this browser, and other tabs hear of it (checklist M017). */
function SignedOut() {
  useEffect(() => {
    sendTabSignal('signed-out-at')
    void deleteSavedCopies()
    return onTabSignal('left-at', deleteDraft)
  }, [])
  return null
}

function SignedIn({ draftKey, idleSeconds }: { draftKey: string; idleSeconds: number }) {
  const [isWarned, setIsWarned] = useState(false)
  const { key } = useLocation()
  const times = idleTimes(idleSeconds)

  useEffect(
    () =>
      watchIdle(idleTimes(idleSeconds), {
        onWarning: () => setIsWarned(true),
        onActiveElsewhere: () => setIsWarned(false),
        onOver: () => void saveDraft(draftKey).then(signOutAsIdle),
        keepAlive: () => void keepAlive(draftKey),
      }),
    [idleSeconds, draftKey],
  )

  useScriptPreload()
  useEffect(watchTyping, [])
  useEffect(() => {
    void restoreDraft(draftKey).then((isBack) => {
      if (isBack) showToast({ type: 'info', message: 'What you typed is back.' })
    })
  }, [draftKey, key])

  useEffect(() => {
    const openedAt = Date.now()
    const stopHearing = onTabSignal('signed-out-at', () => {
      if (getTabSignal('left-at') > openedAt) goToSignIn()
      else void saveDraft(draftKey).then(goToSignIn)
    })
    // Who leaves by hand leaves nothing, here and in other tabs. Leaving as idle sends its form by itself, which is not heard.
    const leave = ({ target }: SubmitEvent) => {
      if ((target as Element).getAttribute('action') !== paths.logout()) return
      sendTabSignal('left-at')
      deleteDraft()
    }
    // Back shows a page as it was left, without asking the server.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && getTabSignal('signed-out-at') > openedAt) hideAndReload()
    }
    addEventListener('pageshow', look)
    addEventListener('submit', leave)
    return () => {
      stopHearing()
      removeEventListener('pageshow', look)
      removeEventListener('submit', leave)
    }
  }, [draftKey])

  function stay() {
    setIsWarned(false)
    void keepAlive(draftKey)
  }

  return (
    <Dialog title="Are you still there?" isOpen={isWarned} onClose={stay}>
      <p>You will be signed out in {inWords(times.warningMs)}, because nothing has happened for a while.</p>
      <Button type="button" variant="primary" onClick={stay}>
        Stay signed in
      </Button>
    </Dialog>
  )
}

const inWords = (ms: number) =>
  ms >= 120_000 ? `${Math.round(ms / 60_000)} minutes` : `${Math.round(ms / 1000)} seconds`

async function keepAlive(draftKey: string) {
  const answer = await fetch(paths.keepAlive(), { method: 'POST' }).catch(() => null)
  if (answer?.status !== 401) return
  await saveDraft(draftKey)
  goToSignIn()
}

/** By a form, as the button does: the session ends on the server, and the page itself is left. */
function signOutAsIdle() {
  void deleteSavedCopies()
  const form = document.createElement('form')
  form.method = 'post'
  form.action = paths.logout({ reason: 'idle' })
  form.hidden = true
  document.body.append(form)
  form.submit()
}

function goToSignIn() {
  location.assign(paths.login({ returnTo: `${location.pathname}${location.search}` }))
}

function hideAndReload() {
  document.documentElement.hidden = true
  location.reload()
}
