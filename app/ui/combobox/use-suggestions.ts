import { useEffect, useRef, useState } from 'react'
import { m } from '~/messages/messages'
import { usePart } from '../part/use-part'

/** Response of a route that suggests matches. */
interface Suggestions<Match> {
  q: string
  matches: Match[]
  error: string | null
}

interface Options {
  toUrl: (text: string) => string
  /** Minimum length of the searched text. */
  minCharacters?: number
}

const DEBOUNCE_MS = 200

/** `matches` belong to the typed text: empty until the response arrives, null if the text is too short. */
export function useSuggestions<Match>({ toUrl, minCharacters = 1 }: Options) {
  const part = usePart<Suggestions<Match>>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const [typed, setTyped] = useState('')
  const results = part.data?.q === typed ? part.data : null

  function onText(text: string) {
    const trimmed = text.trim()
    const isLongEnough = trimmed.length >= minCharacters
    setTyped(isLongEnough ? trimmed : '')
    clearTimeout(timer.current)
    if (!isLongEnough) return
    timer.current = setTimeout(() => part.load(toUrl(trimmed)), DEBOUNCE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const message = results ? (results.error ?? m.notFound()) : (part.failure ?? m.loading())
  return {
    matches: typed ? ((results?.matches as Match[] | undefined) ?? []) : null,
    message: typed ? message : undefined,
    onText,
  }
}
