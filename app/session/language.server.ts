import Negotiator from 'negotiator'
import { env } from '~/env.server'
import { isLanguage, type Language } from '~/messages/languages'
import { getPreferences, type Preferences } from './preferences.server'
import type { CookieCarrier } from './session.server'

/** The person's setting wins, then the languages of the browser, then English. */
export function languageOf(request: CookieCarrier, offered: readonly Language[] = env.languages): Language {
  return languageAt(getPreferences(request), request, offered)
}

/** Takes the setting as an argument, because the browser has not sent a new setting back yet. */
export function languageAt(
  { language }: Pick<Preferences, 'language'>,
  request: CookieCarrier,
  offered: readonly Language[] = env.languages,
): Language {
  if (language !== '' && offered.includes(language)) return language
  const preferred = new Negotiator({
    headers: { 'accept-language': request.headers.get('accept-language') ?? undefined },
  }).languages()
  // `languages(offered)` would rank an exact `en` above an earlier `hi-IN` of equal quality, which matches `hi` only by its prefix.
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '').filter(isLanguage)
  return languages.find((language) => offered.includes(language)) ?? 'en'
}
