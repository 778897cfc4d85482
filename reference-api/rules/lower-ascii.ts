/** Equals `lower()` of both databases: on SQLite, and in the locale "C" of all text columns on PostgreSQL, it changes A to Z only. */
export const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
