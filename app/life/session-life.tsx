import { useEffect, useState } from 'react'
import { paths } from '~/paths'
import { Button } from '~/ui/button/button'
import { Dialog } from '~/ui/dialog/dialog'
import { idleTimes } from './idle-clock'
import { getMark, onMark, setMark } from './marks'
import { forgetCopies } from './saved-copies'
import { findUnsentForm, leaveByForm } from './unsent-form'
import { useOneBuild } from './use-one-build'
import { useKeptPages, useWorker } from './use-worker'
import { watchIdle } from './watch-idle'

export interface SessionLifeProps {
  isSignedIn: boolean
  idleSeconds: number
  savesCopies: boolean
  /** Which build answered last. */
  build?: string
}

/** What goes on behind every page with scripts. Fetched after hydration, as nothing on a first screen waits for it. */
export default function SessionLife({ isSignedIn, idleSeconds, savesCopies, build }: SessionLifeProps) {
  useOneBuild(build)
  useWorker(savesCopies)
  useKeptPages(isSignedIn && savesCopies)
  return isSignedIn ? <SignedIn idleSeconds={idleSeconds} /> : <SignedOut />
}

/** However it came about, signing out leaves nothing behind in this browser, and other tabs hear of it (checklist M017). */
function SignedOut() {
  useEffect(() => {
    setMark('signed-out-at')
    void forgetCopies()
  }, [])
  return null
}

function SignedIn({ idleSeconds }: { idleSeconds: number }) {
  const [isWarned, setIsWarned] = useState(false)
  const times = idleTimes(idleSeconds)

  useEffect(
    () =>
      watchIdle(idleTimes(idleSeconds), {
        onWarning: () => setIsWarned(true),
        onActiveElsewhere: () => setIsWarned(false),
        onOver: signOutAsIdle,
        keepAlive: () => void keepAlive(),
      }),
    [idleSeconds],
  )

  useEffect(() => {
    const openedAt = Date.now()
    const stopHearing = onMark('signed-out-at', goToSignIn)
    // Back shows a page as it was left, without asking the server.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && getMark('signed-out-at') > openedAt) hideAndReload()
    }
    addEventListener('pageshow', look)
    return () => {
      stopHearing()
      removeEventListener('pageshow', look)
    }
  }, [])

  function stay() {
    setIsWarned(false)
    void keepAlive()
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

async function keepAlive() {
  const answer = await fetch(paths.keepAlive(), { method: 'POST' }).catch(() => null)
  if (answer?.status === 401) goToSignIn()
}

/** The session ends on the server. */
function signOutAsIdle() {
  void forgetCopies()
  const unsent = findUnsentForm()
  leaveByForm(paths.logout({ reason: 'idle', keep: unsent?.path }), unsent?.fields)
}

function goToSignIn() {
  const unsent = findUnsentForm()
  if (unsent) leaveByForm(paths.login({ returnTo: unsent.path, keep: '1' }), unsent.fields)
  else location.assign(paths.login({ returnTo: `${location.pathname}${location.search}` }))
}

function hideAndReload() {
  document.documentElement.hidden = true
  location.reload()
}
