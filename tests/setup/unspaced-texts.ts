/** Elements that cause no line break in text browsers, or in old browsers that do not know them. */
const INLINE = new Set(
  [
    'a abbr b bdi button data del em i input label noscript select small span strong sub sup svg time u',
    'details dialog figure footer header main nav section summary',
  ].flatMap((names) => names.split(' ')),
)
const HIDDEN = /<(script|style|title)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
/** Elements whose content is ignored. An inline tag replaces them, because the texts before and after are adjacent. */
const WITHOUT_TEXT = /<(svg|noscript)\b[\s\S]*?<\/\1>/g
const ENDS_WORD = /[\p{L}\p{M}\p{N})%]$/u
const BEGINS_WORD = /^[\p{L}\p{N}(₹]/u

/** Adjacent texts that would run together without CSS: `Login|Forgot Password`. */
export function findUnspacedTexts(html: string): string[] {
  const findings: string[] = []
  let textBefore = ''
  let isBetweenElements = false
  const visible = html.replace(HIDDEN, '').replace(WITHOUT_TEXT, '<$1>')
  for (const [, tag, text] of visible.matchAll(/<\/?([a-z][\w-]*)[^>]*>|([^<]+)/g)) {
    if (tag !== undefined) {
      isBetweenElements = true
      if (!INLINE.has(tag)) textBefore = ''
      continue
    }
    const words = plain(text ?? '')
    if (isBetweenElements && ENDS_WORD.test(textBefore) && BEGINS_WORD.test(words))
      findings.push(`${textBefore.slice(-20)}|${words.slice(0, 20)}`)
    textBefore = words
    isBetweenElements = false
  }
  return findings
}

const plain = (text: string) => text.replace(/&(#\w+|\w+);/g, (entity) => (entity === '&nbsp;' ? ' ' : '·'))
