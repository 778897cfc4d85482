/** Focuses the title of the page. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  heading?.focus({ preventScroll: true })
}

/** If the focused element has gone, focuses `next` or the title of the page, so that the next key starts there and not at the top. */
export function restoreFocus(next?: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  if (next?.isConnected) next.focus({ preventScroll: true })
  else focusHeading()
}
