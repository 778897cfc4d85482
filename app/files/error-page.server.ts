import type { Response } from 'express'
import { m } from '../messages/messages'

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page needs neither Remix nor a stylesheet. */
export function sendErrorPage(response: Response, status: number, text: string) {
  response
    .status(status)
    .set({ 'Cache-Control': 'no-store', 'Content-Language': m.languageTag() })
    .vary('Cookie, Accept-Language')
    .type('html')
    .send(errorPageHtml(text))
}

export function errorPageHtml(text: string): string {
  const html = escapeHtml(text)
  return `<!DOCTYPE html><html lang="${m.languageTag()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html}</title><main><h1>${html}</h1><a href="/">${m.goToTheStartPage()}</a></main>`
}
