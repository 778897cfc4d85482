/** Equals `lower()` of SQLite, and of PostgreSQL in the locale "C", which all text columns have: only A to Z change. */
export const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
