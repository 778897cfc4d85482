import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { rowsOf, setRows } from '../../../factories/rows'
import { changedFiles, firmForEachTest } from './firm-folder'

const {
  firm,
  read,
  write,
  run,
  edit,
  append,
  refusal,
  exportTo,
  raiseQuery,
  thread,
  stateOf,
  openForEachTest,
} = firmForEachTest()
const FILE = 'queries.csv'
const setQueries = (to: { state: 'sent' | 'closed'; is_reopened?: 1 }) =>
  setRows(firm.db, 'line_queries', {}, to)
/** Changes the file of queries, whose import changes nothing. */
const editWithoutEffect = async (from: string, to: string) => {
  await edit(FILE, (text) => text.replace(from, to))
  expect(changedFiles(await run())).toEqual({})
}

describe('answers to queries in a later import', sqliteInGate, () => {
  openForEachTest()

  it('X042 X061 the office answers a query by a file, once; an old file undoes nothing', async () => {
    await raiseQuery('QAAAAAAAAAA', 'GP1003')
    const out = await exportTo()
    const useExport = () => cp(join(out, FILE), join(firm.folder, FILE))
    await useExport()
    expect(await read('out/query-messages.csv')).toContain('QAAAAAAAAAA,1,associate,')
    expect(changedFiles(await run())).toEqual({})

    await edit('queries.csv', ',sent,', ',answered,')
    expect(await refusal()).toBe(
      '1 problem; nothing was changed.\nqueries.csv, row 2, answer: is empty, but QAAAAAAAAAA is set to answered. Write the text for the associate.',
    )
    await edit('queries.csv', ',answered,', ',answered,The receipt is entered now.')
    expect(changedFiles(await run())).toEqual({ 'queries.csv': 1 })
    expect(await thread()).toEqual(['associate Where is my receipt?', 'office The receipt is entered now.'])
    expect(await stateOf('QAAAAAAAAAA')).toBe('answered')
    expect(changedFiles(await run())).toEqual({})
    const notified = await rowsOf(firm.db, 'notifications', { query_id: 'QAAAAAAAAAA' })
    expect(notified).toMatchObject([{ associate_id: 'GP1003', header: 'Your query is answered' }])

    // The associate replies or closes the query, but the file still has the answer.
    const reply = { query_id: 'QAAAAAAAAAA', position: 3, author: 'associate' as const, text: 'Missing.' }
    const written_at = '2026-11-22 12:00:00'
    await firm.db
      .insertInto('line_query_messages')
      .values({ ...reply, written_at })
      .execute()
    for (const state of ['sent', 'closed'] as const) {
      await setQueries({ state })
      expect(changedFiles(await run())).toEqual({})
      expect(await stateOf('QAAAAAAAAAA')).toBe(state)
    }
    expect(await thread()).toHaveLength(3)

    // After the reply, a file of an earlier time has the state without the text. A file of the present time was edited by the office.
    const answered = await read(FILE)
    await setQueries({ state: 'sent' })
    await editWithoutEffect(',answered,The receipt is entered now.', ',answered,')
    await exportTo()
    await useExport()
    await edit(FILE, ',sent,', ',answered,')
    expect(await refusal()).toContain('queries.csv, row 2, answer: is empty')
    await setQueries({ state: 'closed' })
    await write(FILE, answered)

    // A query can be reopened only once, so a file from before the reopening must not close it again.
    await setQueries({ state: 'sent', is_reopened: 1 })
    await editWithoutEffect(',answered,', ',closed,')
    await editWithoutEffect(',closed,The receipt is entered now.', ',closed,')
    expect(await stateOf('QAAAAAAAAAA')).toBe('sent')

    // The associate closed the query after the export.
    await setQueries({ state: 'closed' })
    await useExport()
    expect(changedFiles(await run())).toEqual({})
    await editWithoutEffect(',sent,', ',being checked,')
    await edit(FILE, ',being checked,', ',being checked,Wait.')
    expect(await refusal()).toContain('queries.csv, row 2, state: cannot be set. QAAAAAAAAAA is closed.')
    expect(await thread()).toHaveLength(3)
  })

  it('X042 X061 wrong rows of queries are reported, and nothing is changed', async () => {
    await raiseQuery('QAAAAAAAAAA', 'GP1003')
    await exportTo('.')
    await edit('queries.csv', ',sent,', ',sent,Soon')
    expect(await refusal()).toContain(
      'queries.csv, row 2, state: must be "being checked", answered or closed',
    )
    await edit('queries.csv', 'QAAAAAAAAAA', 'QBBBBBBBBBB')
    await edit('queries.csv', ',sent,Soon', ',sent,')
    expect(await refusal()).toContain(
      'queries.csv, row 2, state: is open, but GP1003 has another open query about the same line.',
    )
    await rm(join(firm.folder, 'queries.csv'))
    await append('query-messages.csv', 'QCCCCCCCCCC,1,office,Hello,2026-11-20 11:05')
    expect(await refusal()).toContain(
      'query-messages.csv, row 3, query: "QCCCCCCCCCC" is in neither queries.csv nor the database.',
    )
    expect(await stateOf('QAAAAAAAAAA')).toBe('sent')
    expect(await thread()).toHaveLength(1)
  })
})
