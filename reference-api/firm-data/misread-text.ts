const POSSIBLE_LEAD_BYTE = /[\u00c2-\u00f4]/
const BEYOND_LATIN = /[^\u0000-\u024f]/
const NON_ASCII = /[\u0080-\uffff]/g

const utf8 = new TextDecoder('utf-8', { fatal: true })
const byteOf = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte],
  ),
)

/** True for text such as "à°°" for "ర": UTF-8 that a program read as Windows-1252. */
export function isMisreadUtf8(text: string): boolean {
  if (!POSSIBLE_LEAD_BYTE.test(text)) return false
  const bytes = [...text].map((character) => byteOf.get(character))
  if (bytes.includes(undefined)) return false
  try {
    return BEYOND_LATIN.test(utf8.decode(Uint8Array.from(bytes as number[])))
  } catch {
    return false
  }
}

export const hasNonAscii = (text: string): boolean => text.search(NON_ASCII) >= 0

/** A spreadsheet writes a question mark for each letter that the encoding of its file lacks. */
export const withQuestionMarks = (text: string): string => text.replace(NON_ASCII, '?')
