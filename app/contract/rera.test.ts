import { expect, it } from 'vitest'
import { success, wireProfile, wireProject } from '../../tests/factories/wire'
import { ProfileReply } from './account'
import { CustomerStatementReply } from './customer-links'
import { ProjectsReply } from './projects'
import { readTolerantly } from './tolerance'

const readProjects = (fields: object) => {
  const { parsed, tolerated } = readTolerantly(
    ProjectsReply,
    success({ projects: [wireProject({ ...fields })] }),
  )
  return { project: parsed.data?.[0], tolerated: tolerated.map(({ tolerance }) => tolerance) }
}

it.each([
  ['no field', {}, null],
  ['a date alone', { rera_valid_until: '2028-03-31' }, null],
  ['null', { rera_number: null }, { number: '', validUntil: null }],
  ['an empty text', { rera_number: '' }, { number: '', validUntil: null }],
  ['a text without digits', { rera_number: 'NA' }, { number: '', validUntil: null }],
  ['a number', { rera_number: 2400099004 }, { number: '2400099004', validUntil: null }],
  [
    'a number and a date',
    { rera_number: ' P024\n1 ', rera_valid_until: '2028-03-31 00:00:00' },
    { number: 'P024 1', validUntil: '2028-03-31' },
  ],
  [
    'midnight in India as UTC',
    { rera_number: 'P1', rera_valid_until: '2028-03-30T18:30:00.000Z' },
    { number: 'P1', validUntil: '2028-03-31' },
  ],
])('X094 the RERA fields of a project: %s', (_, fields, rera) => {
  expect(readProjects(fields).project?.rera).toEqual(rera)
})

it.each([
  [{ rera_number: 'P'.repeat(4_999) + '1' }, '', null, 'too long'],
  [{ rera_number: ['P1'] }, '', null, 'not a text'],
  [{ rera_number: 'P1', rera_valid_until: '31-03-2028' }, 'P1', null, 'not a date'],
  [{ rera_number: 'P1', rera_url: 'javascript:alert(1)' }, 'P1', null, 'not a web address'],
  [
    { rera_number: 'P1', rera_url: `https://rera.example/${'x'.repeat(2_000)}` },
    'P1',
    null,
    'not a web address',
  ],
])('X094 %j hides no project', (fields, number, reraUrl, tolerance) => {
  expect(readProjects(fields)).toMatchObject({
    project: { name: 'Green Meadows', rera: { number, validUntil: null }, reraUrl },
    tolerated: [tolerance],
  })
})

it('X094 the address of the register is read in normal form', () => {
  const { project } = readProjects({ rera_url: ' HTTPS://Rera.example ' })
  expect(project?.reraUrl).toBe('https://rera.example/')
  expect(readProjects({ rera_url: '' }).tolerated).toEqual([])
})

it('X094 a profile and a customer’s statement are readable with and without RERA fields', () => {
  expect(ProfileReply.parse(wireProfile()).rera).toBeNull()
  const garbage = wireProfile({ rera_number: {}, rera_valid_until: 'soon' })
  const { parsed } = readTolerantly(ProfileReply, garbage)
  expect(parsed.data).toMatchObject({ name: 'Ravi', rera: { number: '', validUntil: null } })
  const statement = (fields: object) =>
    CustomerStatementReply.parse(success({ receipts: [], instalments: [], ...fields }))
  expect(statement({})).toMatchObject({ projectReraNumber: '', associate: { reraNumber: '' } })
  expect(statement({ project_rera_number: 'P1', associate_rera_number: 'A1' })).toMatchObject({
    projectReraNumber: 'P1',
    associate: { reraNumber: 'A1' },
  })
})
