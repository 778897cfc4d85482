import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ name, text: readFileSync(join('app', name), 'utf8') }))

const FORMS = /<([\w.]*[fF]orm)\b[^>]*method="post"[^]*?<\/\1>/g
const TOKEN = /<CsrfTokenField \/>|\{\.\.\.logOut\.token\}|name=\{CSRF_TOKEN\}|<HiddenFields verification=/

it('M014 every POST form contains the CSRF token', () => {
  const forms = sources.flatMap(({ name, text }) =>
    [...text.matchAll(FORMS)].map(([form]) => ({ name, form })),
  )
  const mentions = sources.flatMap(({ text }) => text.match(/method="post"/g) ?? [])
  expect(forms.length).toBe(mentions.length)
  expect(forms.length).toBeGreaterThan(10)
  expect(forms.filter(({ form }) => !TOKEN.test(form))).toEqual([])
})
