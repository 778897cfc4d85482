import type { RequestHandler } from 'express'
import { env } from '~/env.server'
import { inLanguage } from '~/messages/request-language.server'
import { languageOf } from '~/session/language.server'

/** Later handlers respond in the language of the request (X070). */
export const inRequestLanguage: RequestHandler = (request, response, next) => {
  // Each language has its own script files, so a URL in /assets/ does not depend on the language of the request.
  if (env.languages.length === 1 || request.path.startsWith('/assets/')) return next()
  const headers = { get: (name: string) => request.get(name) ?? null }
  return inLanguage(languageOf({ request: { headers }, context: response.locals }), next)
}
