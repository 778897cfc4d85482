/** Windows-1252 characters of the bytes 128 to 159. Node 20 to 23 decode them as ISO 8859-1, as some programs do. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
/** The bytes that UTF-8 uses for all letters but A to Z. */
const byteOf = new Map([
  ...Array.from({ length: 128 }, (_, index) => [String.fromCharCode(index + 128), index + 128] as const),
  ...Array.from(WINDOWS_1252, (character, index) => [character, index + 128] as const),
])
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Most cells. */
const PLAIN_TEXT = /^[\w ,.:/&()'+-]*$/
const ERROR_VALUE = /^#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/i
const SAVE_AS_UTF8 = 'Open the original again. Save the file as "CSV UTF-8".'

/** What a spreadsheet did to a text, and what to do; null if it seems whole. */
export function whySpreadsheetDestroyed(text: string): string | null {
  if (PLAIN_TEXT.test(text)) return null
  if (ERROR_VALUE.test(text.trim()))
    return 'is an error of the spreadsheet. Correct its formula, and save the file again.'
  if (text.includes('\ufffd')) return `is not UTF-8. ${SAVE_AS_UTF8}`
  if (isMisreadUtf8(text)) return `is UTF-8 that a spreadsheet read as another encoding. ${SAVE_AS_UTF8}`
  return isMostlyQuestionMarks(text) ? `has lost its letters. ${SAVE_AS_UTF8}` : null
}

/** Two or more question marks where letters should be. In a message, "Really??" is a question. */
export const hasLostLetters = (text: string): boolean =>
  /\?[\p{L}\p{M}?]/u.test(text) && text.indexOf('?') !== text.lastIndexOf('?')

function isMostlyQuestionMarks(text: string): boolean {
  const words = text.includes('??') ? text.trim().split(/\s+/) : []
  return words.filter((word) => /^\?{2,}$/.test(word)).length * 2 > words.length
}

/** True for text such as "à°°" for "ర" or "JosÃ©": UTF-8 that a program read as Windows-1252. */
function isMisreadUtf8(text: string): boolean {
  let bytes: number[] = []
  for (const character of [...text, '']) {
    const byte = byteOf.get(character)
    if (byte !== undefined) bytes.push(byte)
    else if (bytes.length > 0) {
      if (isUtf8(bytes)) return true
      bytes = []
    }
  }
  return false
}

function isUtf8(bytes: number[]): boolean {
  try {
    utf8.decode(Uint8Array.from(bytes))
    return true
  } catch {
    return false
  }
}

/** True if `text` is `whole` with a question mark for one or several letters beyond ASCII. */
export function lacksLettersOf(text: string, whole: string): boolean {
  if (!text.includes('?') || text === whole) return false
  const parts = text.split(/\?+/).map((part) => part.replace(/[.*+^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^\\x00-\\x7f]+')}$`).test(whole)
}

export const hasNonAscii = (text: string): boolean => /[\u0080-\uffff]/.test(text)
