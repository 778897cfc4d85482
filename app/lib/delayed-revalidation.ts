import { type ShouldRevalidateFunctionArgs, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** For a route that loads itself anew a while after a form was sent, and not at once. */
export function skipRevalidationOnSubmit({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod ? false : defaultShouldRevalidate
}

/**
 * Loads the page anew when a message has been there for a moment. Belongs to the page: the dialog that was answered is gone by then,
 * and so may be the button that opened it, whereupon focus goes to the heading.
 */
export function useDelayedRevalidation(afterMs: number): () => void {
  const { revalidate, state } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isLoading = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (isLoading.current && state === 'idle') keepFocus()
    isLoading.current = state === 'loading'
  }, [state])

  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(revalidate, afterMs)
  }
}

function keepFocus() {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
}
