import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { findBookingHits } from '../../../../reference-api/db/queries/find'
import { foldCode, splitWords } from '../../../../reference-api/rules/find-text'
import { sqliteInGate } from '../../../factories/cases'
import { rowsOf } from '../../../factories/rows'
import { changedFiles, FIRM, firmForEachTest } from './firm-folder'

const { firm, run, row, set, read, write, edit, append, refusal, dropColumns, violations, openForEachTest } =
  firmForEachTest()

const ASHA = { id: 'GP1003' }
const asha = () => row('associates', ASHA)

describe('people in a later import', sqliteInGate, () => {
  openForEachTest()

  it('X060 an old file does not undo what a person changed in the portal', async () => {
    await set('associates', ASHA, { mobile: '9123456780' })
    await edit('associates.csv', 'Asha Devi', 'Asha Devi Rao')
    await run()
    expect(await asha()).toMatchObject({ name: 'Asha Devi Rao', mobile: '9123456780' })
    await edit('associates.csv', '+91 98765 10003', '9123456789')
    await run()
    expect(await asha()).toMatchObject({ name: 'Asha Devi Rao', mobile: '9123456789' })
  })

  it('X060 an absent column keeps the values, and an empty cell of a column clears its value', async () => {
    const people = () => rowsOf(firm.db, 'associates', {}, 'id')
    const before = await people()
    await dropColumns('associates.csv', ['email', 'sponsor', 'kind'])
    expect(changedFiles(await run())).toEqual({})
    expect(await people()).toEqual(before)
    await cp(join(FIRM, 'associates.csv'), join(firm.folder, 'associates.csv'))
    await edit('associates.csv', 'gp1025@godavari.example,GP1014,3,office', ',,3,')
    expect(changedFiles(await run())).toEqual({ 'associates.csv': 1 })
    const cleared = (await people()).find(({ id }) => id === 'GP1025')
    expect(cleared).toMatchObject({ email: null, parent_id: null, user_type: 2 })
  })

  it('X060 an absent column does not count as a new value of what a person changed in the portal', async () => {
    await set('associates', ASHA, { email: 'asha@mail.example' })
    const original = await read('associates.csv')
    await dropColumns('associates.csv', ['email'])
    await run()
    await write('associates.csv', original)
    expect(changedFiles(await run())).toEqual({})
    expect(await asha()).toMatchObject({ email: 'asha@mail.example' })
  })

  const newPerson = (mobile: string, email: string) =>
    `GP1026,New Person,${mobile},${email},GP1001,1,partner,01-04-2026`

  it.each([
    ['mobile', '9123456780', newPerson('9123456780', 'gp1026@godavari.example')],
    ['email', 'asha@mail.example', newPerson('9123456781', 'asha@mail.example')],
  ])('X060 the %s that a person chose is refused for another', async (column, value, line) => {
    await set('associates', ASHA, { [column]: value })
    const problem = (row: number) =>
      `1 problem; nothing was changed.\nassociates.csv, row ${row}, ${column}: "${value}" already belongs to GP1003.`
    const original = await read('associates.csv')
    await append('associates.csv', line)
    expect(await refusal()).toBe(problem(27))
    await write('associates.csv', original.replace('\n', `\n${line}\n`))
    expect(await refusal()).toBe(problem(2))
  })

  it('X060 a mobile that its owner replaced in the portal can be given to another person', async () => {
    await set('associates', ASHA, { mobile: '9123456780' })
    await append('associates.csv', newPerson('9876510003', 'gp1026@godavari.example'))
    expect(changedFiles(await run())).toEqual({ 'associates.csv': 1 })
    expect(changedFiles(await run())).toEqual({})
  })

  it('X041 X060 a customer’s name that Unicode can write in two ways is found by both', async () => {
    const spellings = ['\u095e\u093f\u0930\u094b\u091c', '\u092b\u093c\u093f\u0930\u094b\u091c']
    const hits = async (text: string) => {
      const words = splitWords(text).map((word) => ({ text: word, typos: [] }))
      const search = { viewerId: 'GP1003', words, code: foldCode(text), mobile: null, offset: 0, limit: 5 }
      return (await findBookingHits(firm.db, search)).map(({ code }) => code)
    }
    for (const name of spellings) {
      await edit('bookings.csv', /(GB-001,GVG,5,GP1003,)[^,]*/, `$1${name}`)
      await run()
      for (const typed of spellings) expect(await hits(typed)).toEqual(['GB-001'])
    }
  })

  it('X060 a cell that differs from its last import only in Unicode form counts as unchanged, so the portal’s value stays', async () => {
    await edit('associates.csv', /,joined_on/, ',joined_on,address')
    await edit('associates.csv', /\n(GP1003,.*)/, '\n$1,Zoe\u0308 Road')
    await run()
    await firm.db
      .updateTable('imported_rows')
      .set({ content: sql`replace(content, ${'Zo\u00eb'}, ${'Zoe\u0308'})` })
      .execute()
    await set('associates', ASHA, { address: 'My Road' })
    await run()
    expect(await asha()).toMatchObject({ address: 'My Road' })
  })

  it('X060 two associates can exchange mobiles, and two bookings can exchange plots', async () => {
    await edit('associates.csv', '9876510024', 'FREE')
    await edit('associates.csv', '9876510025', '9876510024')
    await edit('associates.csv', 'FREE', '9876510025')
    await edit('bookings.csv', 'GB-001,GVG,5', 'GB-001,GVG,6')
    await edit('bookings.csv', 'GB-002,GVG,6', 'GB-002,GVG,5')
    expect(changedFiles(await run())).toEqual({ 'associates.csv': 2, 'bookings.csv': 2 })
    expect(await violations()).toEqual([])
    expect(changedFiles(await run())).toEqual({})
  })

  it('X060 a deactivated person stays deactivated, and a new person can be deactivated from the start', async () => {
    const at = '2026-11-20 10:00:00'
    await set('associates', ASHA, { deactivated_at: at })
    await edit('associates.csv', (text) =>
      text.replaceAll(/\r?\n/g, ',\n').replace(',\n', ',deactivated_at\n'),
    )
    await append('associates.csv', `${newPerson('9123456780', 'new@godavari.example')},${at}`)
    await run()
    const rows = await rowsOf(firm.db, 'associates', { deactivated_at: at }, 'id')
    expect(rows.map(({ id }) => id)).toEqual(['GP1003', 'GP1026'])
  })
})
