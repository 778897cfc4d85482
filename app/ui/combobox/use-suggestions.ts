import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { m } from '~/messages/messages'

/** Response of a route of suggestions. */
interface Suggestions<Match> {
  q: string
  matches: Match[]
  error: string | null
}

interface Options {
  toUrl: (text: string) => string
  /** Minimum length of the searched text. */
  fromCharacters?: number
}

const DEBOUNCE_MS = 200

/** Matches of the typed text; null if it is too short. */
export function useSuggestions<Match>({ toUrl, fromCharacters = 1 }: Options) {
  const fetcher = useFetcher<Suggestions<Match>>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const [typed, setTyped] = useState('')
  const results = fetcher.data?.q === typed ? fetcher.data : null

  function onText(text: string) {
    const trimmed = text.trim()
    const isLongEnough = trimmed.length >= fromCharacters
    setTyped(isLongEnough ? trimmed : '')
    clearTimeout(timer.current)
    if (!isLongEnough) return
    timer.current = setTimeout(() => {
      if (navigator.onLine) fetcher.load(toUrl(trimmed))
    }, DEBOUNCE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    matches: typed ? ((results?.matches as Match[] | undefined) ?? []) : null,
    message: typed ? (results ? (results.error ?? m.notFound()) : m.loading()) : undefined,
    onText,
  }
}
