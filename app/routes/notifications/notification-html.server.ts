import sanitizeHtml from 'sanitize-html'
import { langOf } from '~/messages/page-language'

/** In characters, with line breaks as HTML. Sanitizing takes up to 10 µs for each. */
const MAX_LENGTH = 10_000

/** The message as HTML, and the result of `langOf` for its text. */
export function sanitizedMessage(message: string) {
  const html = notificationHtml(message)
  return { html, lang: langOf(html.replace(/<[^>]*>/g, '')) }
}

/** Keeps simple markup, and links to web addresses and telephone numbers. Removes everything that runs or loads (M086). */
export function notificationHtml(message: string): string {
  const withBreaks = message.slice(0, MAX_LENGTH).replace(/%0D%0A|%0A|\r?\n/gi, '<br>')
  return sanitizeHtml(withBreaks.slice(0, MAX_LENGTH), {
    allowedTags: ['b', 'i', 'em', 'strong', 'br', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    transformTags: {
      a: (_, { href = '' }) => ({
        tagName: 'a',
        // A link without an address is plain text.
        attribs: /^(https?:\/\/|tel:)/i.test(href)
          ? { href, rel: 'noopener noreferrer' }
          : ({} as sanitizeHtml.Attributes),
      }),
    },
  }).trim()
}
