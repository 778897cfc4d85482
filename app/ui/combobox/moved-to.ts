/** Returns the index after an arrow key, and wraps around at both ends. Index -1 means that nothing is selected. */
export function movedTo(from: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (from < 0) return step === 1 ? 0 : count - 1
  return (from + step + count) % count
}
