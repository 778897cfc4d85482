/** If the focused element has gone, focuses `next` or the title of the page, so that the next key starts there and not at the top. */
export function restoreFocus(next?: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  const target = next?.isConnected ? next : document.querySelector('h1')
  target?.focus({ preventScroll: true })
}
