/** As `lower()` of the database does to a text column: SQLite knows A to Z only, and the columns of PostgreSQL have the locale "C". */
export const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
