/**
 * Runs `work` at the end of a press if there is one. A message that appears between press and release moves the pressed link or button, so
 * that the browser sends no click.
 */
export function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) return work()
  // The click follows the release in the same task.
  document.addEventListener('mouseup', () => setTimeout(work), { once: true })
}
