/** Keeps a shared text short enough for a URL. */
export const MAX_LINES = 8

/** A chat message in plain text. */
export const messageText = (title: string, about: string, rows: string[]) =>
  [title, about, ...rows].filter(Boolean).join('\n')

export function truncateRows(rows: string[], more: (inputs: { count: number }) => string): string[] {
  if (rows.length <= MAX_LINES) return rows
  return [...rows.slice(0, MAX_LINES), more({ count: rows.length - MAX_LINES })]
}
