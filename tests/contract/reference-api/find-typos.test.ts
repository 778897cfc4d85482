import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addUser } from '../../../reference-api/data/users'
import { splitWords } from '../../../reference-api/rules/find-text'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { cases } from '../../factories/cases'
import { demoApiForThisFile, type Reply } from './demo-api'
import { findCalls, misspell } from './find-calls'

const api = demoApiForThisFile()
const { find, allOf, bookingsOf } = findCalls(api)

/** The API corrects typos in words of at least four letters, and a test may remove one letter. */
const MIN_LETTERS = 5
const isLong = (word: string) => [...word].length >= MIN_LETTERS

it('X041 finds a customer in spite of one typo, in any script', async () => {
  const { ofTeam } = await bookingsOf('P1')
  const named = ofTeam.filter(({ customer_name }) => splitWords(customer_name).some(isLong))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...named),
      fc.nat(30),
      fc.constantFrom('swap', 'drop', 'add', 'replace'),
      async (booking, place, kind) => {
        const word = splitWords(booking.customer_name).find(isLong) ?? ''
        const rows = await allOf('P1', misspell(word, place, kind), 'bookings')
        expect(rows.map(({ booking_id }) => booking_id as number)).toContain(booking.id)
      },
    ),
    cases(15, 1_000),
  )
})

it('X041 lists names without a typo first, whichever word has the typo', async () => {
  const user = { level: '1', password: 'Plots@2027', parent: personaOf('P1').id }
  const names = ['Gita Vundavalli', 'Gitx Vundavallx', 'Sita Vundavallx', 'Sita Vundavalli']
  for (const [index, name] of names.entries())
    await addUser(api.db, { ...user, id: `HG320${index}`, name, mobile: `912345320${index}` })
  const namesFor = async (q: string) =>
    (await find('P1', q)).associates.map(({ name }: Reply) => name as string)
  const sita = ['Sita Vundavalli', 'Gita Vundavalli', 'Sita Vundavallx']
  expect(await namesFor('sita vundavalli')).toEqual(sita)
  expect(await namesFor('vundavalli sita')).toEqual(sita)
  expect(await namesFor('gita vundavalli')).toEqual([
    'Gita Vundavalli',
    'Sita Vundavalli',
    'Gitx Vundavallx',
    'Sita Vundavallx',
  ])
})

it('X041 lists customers without a typo first, whichever word has the typo', async () => {
  const [lower, higher] = (await bookingsOf('P1')).ofTeam.toSorted((a, b) => a.id - b.id)
  const rename = (id: number, customer_name: string) =>
    api.db.updateTable('bookings').set({ customer_name }).where('id', '=', id).execute()
  await rename(lower!.id, 'Sita Vundavalli')
  await rename(higher!.id, 'Gita Vundavalli')
  const rows = await allOf('P1', 'sita vundavalli', 'bookings')
  expect(rows.map(({ booking_id }) => booking_id as number)).toEqual([lower!.id, higher!.id])
  for (const { id, customer_name } of [lower!, higher!]) await rename(id, customer_name)
})
