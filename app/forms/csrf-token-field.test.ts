import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ name, text: readFileSync(join('app', name), 'utf8') }))

const TOKENS = /<CsrfTokenField \/>|\{\.\.\.logOut\.token\}|name=\{CSRF_TOKEN\}|<HiddenFields verification=/g

it('M014 every POST form contains the CSRF token', () => {
  const counts = sources.map(({ name, text }) => ({
    name,
    forms: text.match(/<[\w.]*[fF]orm\b[^>]*method="post"/g)?.length ?? 0,
    tokens: text.match(TOKENS)?.length ?? 0,
  }))
  expect(counts.filter(({ forms }) => forms > 0).length).toBeGreaterThan(10)
  expect(counts.filter(({ forms, tokens }) => tokens < forms)).toEqual([])
})
