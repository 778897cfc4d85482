import Negotiator from 'negotiator'
import { env } from '~/env.server'
import { isLanguage, type Language } from '~/messages/languages'
import type { CookieArgs } from './cookies.server'
import { getPreferences, type Preferences } from './preferences.server'

/** The person's setting wins, then the languages of the browser, then English. */
export function languageOf(args: CookieArgs, offered: readonly Language[] = env.languages): Language {
  return languageAt(getPreferences(args), args.request, offered)
}

/** Takes the setting as an argument, because the browser has not sent a new setting back yet. */
export function languageAt(
  { language }: Pick<Preferences, 'language'>,
  request: CookieArgs['request'],
  offered: readonly Language[] = env.languages,
): Language {
  if (language !== '' && offered.includes(language)) return language
  const preferred = new Negotiator({
    headers: { 'accept-language': request.headers.get('accept-language') ?? undefined },
  }).languages()
  // For `hi-IN, en` of equal quality, `languages(offered)` would prefer the exact match `en` to `hi`, which matches only a prefix.
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '').filter(isLanguage)
  return languages.find((language) => offered.includes(language)) ?? 'en'
}
