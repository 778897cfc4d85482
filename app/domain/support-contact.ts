export interface ContactPart {
  text: string
  /** Only phone numbers and mail addresses have a link. */
  href?: string
}

/** A phone number of at least seven digits, or a mail address with a domain. */
const LINKS = /(\+?\d(?:[ ()-]*\d){6,})|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g

export function contactParts(line: string): ContactPart[] {
  const parts: ContactPart[] = []
  let end = 0
  for (const match of line.matchAll(LINKS)) {
    const [text, phone] = match
    if (match.index > end) parts.push({ text: line.slice(end, match.index) })
    parts.push({ text, href: phone ? `tel:${phone.replace(/[^+\d]/g, '')}` : `mailto:${text}` })
    end = match.index + text.length
  }
  if (end < line.length) parts.push({ text: line.slice(end) })
  return parts
}
