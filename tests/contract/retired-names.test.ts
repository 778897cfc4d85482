import { Linter } from 'eslint'
import { expect, it } from 'vitest'
import { retiredNames } from '../../.ci/retired-names.mjs'

const messagesFor = (filename: string, code = '') => {
  const linter = new Linter({ cwd: '/portal' })
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { portal: { rules: { 'retired-names': retiredNames } } },
    rules: { 'portal/retired-names': 'error' },
  }
  return linter.verify(code, config, { filename: `/portal/${filename}` }).map(({ message }) => message)
}

it.each([
  ['app/take-away/index.ts', 'takeAway'],
  ['app/export/take-away.server.ts', 'takeAway'],
  ['app/routes/account.take-away/route.ts', 'takeAway'],
  ['app/session/presence.ts', 'presence'],
])('%s has a retired name', (filename, name) => {
  expect(messagesFor(filename)).toEqual([expect.stringContaining(`${name} is a retired name`)])
})

it('reports a retired identifier, but neither another identifier nor another path', () => {
  expect(messagesFor('app/export.ts', 'export const soon = 1')).toEqual([
    expect.stringContaining('withTimeout'),
  ])
  expect(messagesFor('app/routes/account.export/route.ts', 'export const later = 1')).toEqual([])
})
