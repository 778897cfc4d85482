/** The longest path is that of a picture with a signed address of 3,000 bytes. Other paths take 800 bytes at most. */
const MAX_PATH_LENGTH = 4_096
/** Several texts of 100 letters: a Hindi or Telugu letter takes nine bytes. The framework reads a search in quadratic time. */
const MAX_TARGET_LENGTH = 8 * 1024

const ENCODED_SLASH = /%(2f|5c)/i
const PLOT_NUMBER_FOLLOWS = /^\/associate\/commission\/[^/]+\/[^/]+\/$/i

/**
 * False for a target that URL parsing would change (`..`, `\`, `#`), with empty segments or an encoded slash, or too long. Such targets
 * reach screens at addresses that other checks do not recognise, and take the router quadratic time.
 */
export function isReadableTarget(target: string): boolean {
  if (target === '*') return true
  if (target.length > MAX_TARGET_LENGTH || !URL.canParse(`http://portal${target}`)) return false
  const path = target.split('?', 1)[0] ?? ''
  if (path.length > MAX_PATH_LENGTH || path.includes('//')) return false
  return new URL(`http://portal${target}`).pathname === path && !hasStrayEncodedSlash(path)
}

/** Only a plot number may contain a slash (M181), and only addresses of commission contain a plot number. */
function hasStrayEncodedSlash(path: string): boolean {
  const at = path.search(ENCODED_SLASH)
  if (at === -1) return false
  const plotStart = path.lastIndexOf('/', at) + 1
  const plotEnd = path.indexOf('/', at)
  const isInPlotNumber = plotEnd !== -1 && PLOT_NUMBER_FOLLOWS.test(path.slice(0, plotStart))
  return !isInPlotNumber || ENCODED_SLASH.test(path.slice(plotEnd))
}
