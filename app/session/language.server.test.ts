import { expect, it } from 'vitest'
import { aRequest, argsOf } from '../../tests/factories/session'
import { LANGUAGES } from '~/messages/languages'
import { languageOf } from './language.server'

const languageFor = (cookie: string, acceptLanguage?: string, offered = [...LANGUAGES]) =>
  languageOf(
    argsOf(aRequest('/', { cookie, headers: acceptLanguage ? { 'accept-language': acceptLanguage } : {} })),
    offered,
  )

it.each([
  ['', undefined, 'en'],
  ['', '*', 'en'],
  ['', 'fr', 'en'],
  ['', 'hi', 'hi'],
  ['', 'hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['', 'te-IN', 'te'],
  ['', 'TE-in', 'te'],
  ['', 'ta,te;q=0.8,hi;q=0.7', 'te'],
  ['', 'en-IN,hi;q=0.9', 'en'],
  ['', 'hi;q=0.2,te;q=0.9', 'te'],
  ['', 'hi;q=0', 'en'],
  ['', ';;,=q', 'en'],
  ['preferences=language%3Dhi', 'te', 'hi'],
  ['preferences=language%3Den', 'te', 'en'],
  ['preferences=language%3Dfr', 'te', 'te'],
])('X070 with the cookie "%s" and Accept-Language "%s" returns %s', (cookie, accepted, language) => {
  expect(languageFor(cookie, accepted)).toBe(language)
})

it('X070 the language is English if only English is offered', () => {
  expect(languageFor('preferences=language%3Dhi', 'te', ['en'])).toBe('en')
})
