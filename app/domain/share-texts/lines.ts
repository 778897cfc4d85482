/** Keeps the message short enough for a share URL. */
export const MAX_ROWS = 8

/** A chat message in plain text. */
export const messageText = (title: string, about: string, rows: string[]) =>
  [title, about, ...rows].filter(Boolean).join('\n')

export function truncateRows(rows: string[], more: (inputs: { count: number }) => string): string[] {
  if (rows.length <= MAX_ROWS) return rows
  return [...rows.slice(0, MAX_ROWS), more({ count: rows.length - MAX_ROWS })]
}
