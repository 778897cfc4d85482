/** Keeps the message short enough for a share URL. */
const MAX_ROWS = 8

/** A chat message in plain text. */
export const messageText = (title: string, about: string, rows: string[]) =>
  [title, about, ...rows].filter(Boolean).join('\n')

/** The first rows, and how many of `total` are left out. `total` may count rows that are not loaded. */
export function truncateRows(
  rows: string[],
  more: (inputs: { count: number }) => string,
  total = rows.length,
): string[] {
  const shown = rows.slice(0, MAX_ROWS)
  return total > shown.length ? [...shown, more({ count: total - shown.length })] : shown
}
