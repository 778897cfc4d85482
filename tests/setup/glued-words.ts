/** Elements that cause no line break in a text browser, or in an old browser that does not know the element. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'button', 'data', 'del', 'em', 'i', 'input', 'label', 'select', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'svg', 'time', 'u'],
  ...['details', 'dialog', 'figure', 'footer', 'header', 'main', 'nav', 'section', 'summary'],
])
const SKIPPED = /<(script|style|svg|noscript|title)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const ENDS_WORD = /[\p{L}\p{M}\p{N})%]$/u
const BEGINS_WORD = /^[\p{L}\p{N}(₹]/u

/** Neighbouring texts that have no space between them in a page without styles, such as `Login|Forgot Password`. */
export function gluedWords(html: string): string[] {
  const findings: string[] = []
  let before = ''
  let isBetweenElements = false
  for (const [, tag, text] of html.replace(SKIPPED, '').matchAll(/<\/?([a-z][\w-]*)[^>]*>|([^<]+)/g)) {
    if (tag !== undefined) {
      isBetweenElements = true
      if (!INLINE.has(tag)) before = ''
      continue
    }
    const words = plain(text ?? '')
    if (isBetweenElements && ENDS_WORD.test(before) && BEGINS_WORD.test(words))
      findings.push(`${before.slice(-20)}|${words.slice(0, 20)}`)
    before = words
    isBetweenElements = false
  }
  return findings
}

const plain = (text: string) => text.replace(/&(#\w+|\w+);/g, (entity) => (entity === '&nbsp;' ? ' ' : '·'))
