/** Focuses the title of the page if the focused element has gone, so that the next key starts there and not at the top. */
export function restoreFocus() {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
}
