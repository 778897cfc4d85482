import { formatDateTime, timestampInIndia } from '../domain/dates'

/** Removes scripts from a page: a script of one build must never run on a page of another. Links the cached stylesheet. */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>(<meta\b[^>]*>)?|<\/noscript>/g, '')
    .replace(/<style\b[^>]*data-href="([^"]+)"[^>]*>[\s\S]*?<\/style>/, '<link rel="stylesheet" href="$1">')
    .replace('data-delivery="full"', 'data-delivery="lite"')
}

export function pageWith(frame: string, { title, main }: { title: string; main: string }): string {
  return frame
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(/<main\b[\s\S]*<\/main>/, () => main.replace(/<script\b[\s\S]*?<\/script>/g, ''))
    .replace(/ aria-current="[^"]*"/g, '')
}

/** Adds when the copy was saved and why it is shown (M026). */
export function withNotice(html: string, savedAtMs: number, reason: string): string {
  const time = formatDateTime(timestampInIndia(new Date(savedAtMs)))
  const notice =
    `<div data-saved-copy><p role="alert"><strong>Error: ${escape(reason)}</strong></p>` +
    `<p>Saved copy from ${time}, may be out of date</p></div>`
  return html.replace(/<main\b[^>]*>/, (main) => main + notice)
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
