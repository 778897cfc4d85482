import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { paths } from '~/paths'
import { Button } from '~/ui/button/button'
import { Dialog } from '~/ui/dialog/dialog'
import { showToast } from '~/ui/toast/toast-messages'
import { idleTimes } from './idle-clock'
import { getMark, onMark, setMark } from './marks'
import { forgetCopies } from './saved-copies'
import { forgetTyped, keepTyped, restoreTyped, watchTyping } from './typed-text'
import { useOneBuild } from './use-one-build'
import { useScriptsAhead } from './use-scripts-ahead'
import { useStayOffline } from './use-stay-offline'
import { useKeptPages, useWorker } from './use-worker'
import { watchIdle } from './watch-idle'

export interface SessionLifeProps {
  /** Of whoever is signed in; what they typed is sealed with it. */
  textKey: string | null
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
export function SessionLife({ textKey, idleSeconds, copies, build }: SessionLifeProps) {
  useOneBuild(build)
  useWorker(copies !== 'off')
  useKeptPages(textKey !== null && copies !== 'off' ? copies : null)
  useStayOffline()
  return textKey === null ? <SignedOut /> : <SignedIn textKey={textKey} idleSeconds={idleSeconds} />
}

/** However it came about, signing out leaves nothing behind in this browser, and other tabs hear of it (checklist M017). */
function SignedOut() {
  useEffect(() => {
    setMark('signed-out-at')
    void forgetCopies()
    return onMark('left-at', forgetTyped)
  }, [])
  return null
}

function SignedIn({ textKey, idleSeconds }: { textKey: string; idleSeconds: number }) {
  const [isWarned, setIsWarned] = useState(false)
  const { key } = useLocation()
  const times = idleTimes(idleSeconds)

  useEffect(
    () =>
      watchIdle(idleTimes(idleSeconds), {
        onWarning: () => setIsWarned(true),
        onActiveElsewhere: () => setIsWarned(false),
        onOver: () => void keepTyped(textKey).then(signOutAsIdle),
        keepAlive: () => void keepAlive(textKey),
      }),
    [idleSeconds, textKey],
  )

  useScriptsAhead()
  useEffect(watchTyping, [])
  useEffect(() => {
    void restoreTyped(textKey).then((isBack) => {
      if (isBack) showToast({ type: 'info', message: 'What you typed is back.' })
    })
  }, [textKey, key])

  useEffect(() => {
    const openedAt = Date.now()
    const stopHearing = onMark('signed-out-at', () => {
      if (getMark('left-at') > openedAt) goToSignIn()
      else void keepTyped(textKey).then(goToSignIn)
    })
    // Who leaves by hand leaves nothing, here and in other tabs. Leaving as idle sends its form by itself, which is not heard.
    const leave = ({ target }: SubmitEvent) => {
      if ((target as Element).getAttribute('action') !== paths.logout()) return
      setMark('left-at')
      forgetTyped()
    }
    // Back shows a page as it was left, without asking the server.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && getMark('signed-out-at') > openedAt) hideAndReload()
    }
    addEventListener('pageshow', look)
    addEventListener('submit', leave)
    return () => {
      stopHearing()
      removeEventListener('pageshow', look)
      removeEventListener('submit', leave)
    }
  }, [textKey])

  function stay() {
    setIsWarned(false)
    void keepAlive(textKey)
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

async function keepAlive(textKey: string) {
  const answer = await fetch(paths.keepAlive(), { method: 'POST' }).catch(() => null)
  if (answer?.status !== 401) return
  await keepTyped(textKey)
  goToSignIn()
}

/** By a form, as the button does: the session ends on the server, and the page itself is left. */
function signOutAsIdle() {
  void forgetCopies()
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
