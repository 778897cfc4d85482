import { formatDateTime, timestampInIndia } from '../domain/dates'

/**
 * A saved copy is the page without its scripts: all screens work so, and no script of one build ever meets a page of another.
 * Its styles are the file that the worker keeps.
 */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>(<meta\b[^>]*>)?|<\/noscript>/g, '')
    .replace(/<style\b[^>]*data-href="([^"]+)"[^>]*>[\s\S]*?<\/style>/, '<link rel="stylesheet" href="$1">')
    .replace('data-delivery="full"', 'data-delivery="lite"')
}

/** The frame of one page around the content of another. */
export function pageWith(frame: string, { title, main }: { title: string; main: string }): string {
  return frame
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(/<main\b[\s\S]*<\/main>/, () => main.replace(/<script\b[\s\S]*?<\/script>/g, ''))
    .replace(/ aria-current="[^"]*"/g, '')
}

/** Says above the content when it was saved, and why it is shown (checklist M026). */
export function withNotice(html: string, savedAtMs: number, reason: string): string {
  const time = formatDateTime(timestampInIndia(new Date(savedAtMs)))
  const notice =
    `<div data-saved-copy><p role="alert"><strong>Error: ${escape(reason)}</strong></p>` +
    `<p>Saved copy from ${time}, may be out of date</p></div>`
  return html.replace(/<main\b[^>]*>/, (main) => main + notice)
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
