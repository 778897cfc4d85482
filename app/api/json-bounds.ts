/** Of the largest reply in use: all associates of the largest team, or all cells of a project, with some thirty fields each. */
const MAX_VALUES = 300_000
const MAX_LEVELS = 64
/** Names of fields, each counted once. Positions of a list that PHP sends as an object don't count. */
const MAX_NAMES = 2_000

const SLOTS = 2 ** 16
const [QUOTE, COMMA, ZERO, NINE, COLON, BACKSLASH] = [0x22, 0x2c, 0x30, 0x39, 0x3a, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * What a JSON text has too much of; null if parsing it is quick. `JSON.parse` can take seconds for 8 MB of brackets or of different names,
 * during which the server answers nobody.
 */
export function excessIn(json: string): 'values' | 'levels' | 'names' | null {
  const seen = new Uint8Array(SLOTS)
  let [values, levels, names, hash] = [0, 0, 0, 0]
  let [isInText, isPosition] = [false, false]
  for (let index = 0; index < json.length; index += 1) {
    const unit = json.charCodeAt(index)
    if (isInText) {
      if (unit === QUOTE) isInText = false
      else if (unit === BACKSLASH) index += 1
      else {
        hash = (Math.imul(hash, 31) + unit) | 0
        isPosition &&= unit >= ZERO && unit <= NINE
      }
    } else if (unit === QUOTE) {
      hash = 0
      isInText = isPosition = true
    } else if (unit === COLON) {
      const slot = hash & (SLOTS - 1)
      if (!isPosition && seen[slot] === 0) {
        seen[slot] = 1
        names += 1
        if (names > MAX_NAMES) return 'names'
      }
    } else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) levels -= 1
    else if (unit === COMMA || unit === OPEN_LIST || unit === OPEN_OBJECT) {
      values += 1
      if (values > MAX_VALUES) return 'values'
      if (unit !== COMMA) levels += 1
      if (levels > MAX_LEVELS) return 'levels'
    }
  }
  return null
}
