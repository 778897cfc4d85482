import type { ServerBuild } from '@remix-run/node'
import { addressInLanguage } from '~/bundle/script-address'
import type { Language } from '~/messages/languages'

type Assets = ServerBuild['assets']

/** Each language has its own scripts (decision 0049). */
export function buildIn(language: Language, build: ServerBuild): ServerBuild {
  return language === 'en' ? build : { ...build, assets: addressesIn(language, build.assets) as Assets }
}

function addressesIn(language: Language, value: unknown): unknown {
  if (typeof value === 'string') return addressInLanguage(value, language)
  if (Array.isArray(value)) return value.map((item) => addressesIn(language, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, addressesIn(language, item)]))
}
