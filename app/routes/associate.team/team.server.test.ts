import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../../tests/factories/any-text'
import { cases } from '../../../tests/factories/cases'
import { parseTeamAddress } from './team.server'

const parse = (search: Record<string, string>) =>
  parseTeamAddress(`http://localhost:3000/associate/team?${new URLSearchParams(search)}`)

it.each([
  [{}, { projectId: '', associateId: '', text: '', open: [] }],
  [
    { project_id: '4', search_agent_id: ' HG1 ' },
    { projectId: '4', associateId: 'HG1' },
  ],
  [
    { search_agent_id: '../x', project_id: 'a/b' },
    { projectId: '', associateId: '' },
  ],
  [{ q: '  ra ' }, { text: 'ra' }],
  [{ open: 'HG1,\tHG2,HG1,,a/b' }, { open: ['HG1', 'HG2'] }],
])('M216 M217 parses %j as %j', (search, expected) => {
  expect(parse(search)).toMatchObject(expected)
})

it('any address gives valid ids and a text of at most 100 characters', () => {
  const names = ['project_id', 'search_agent_id', 'q', 'open']
  const isId = (text: string) => text === '' || /^[A-Za-z0-9][\w-]{0,39}$/.test(text)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), anyText()), (search) => {
      const { projectId, associateId, text, open } = parse(search)
      expect(isId(projectId) && isId(associateId) && open.every(isId)).toBe(true)
      expect(text.length).toBeLessThanOrEqual(100)
    }),
    cases(),
  )
})
