/** Changes A to Z only, like `lower()` of SQLite and of PostgreSQL in the locale "C". All text columns have this locale. */
export const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
