import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportFolder } from '../../../../reference-api/firm-data/export-folder'
import { sqliteInGate } from '../../../factories/cases'
import { changedFiles, firmForEachTest } from './firm-folder'

const { firm, run, edit, append, refusal, raiseQuery, thread, stateOf, openForEachTest } = firmForEachTest()

describe('answers to queries in a later import', sqliteInGate, () => {
  openForEachTest()

  it('X042 X061 the office answers a query by a file, once; an old file undoes nothing', async () => {
    await raiseQuery('QAAAAAAAAAA', 'GP1003')
    const out = join(firm.folder, 'out')
    await exportFolder(firm.db, out)
    await cp(join(out, 'queries.csv'), join(firm.folder, 'queries.csv'))
    expect(await readFile(join(out, 'query-messages.csv'), 'utf8')).toContain('QAAAAAAAAAA,1,associate,')
    expect(changedFiles(await run())).toEqual({})

    await edit('queries.csv', (text) => text.replace(',sent,', ',answered,'))
    expect(await refusal()).toBe(
      '1 problem; nothing was changed.\nqueries.csv, row 2, answer: is empty, but QAAAAAAAAAA is set to answered. Write the text for the associate.',
    )
    await edit('queries.csv', (text) => text.replace(',answered,', ',answered,The receipt is entered now.'))
    expect(changedFiles(await run())).toEqual({ 'queries.csv': 1 })
    expect(await thread()).toEqual(['associate Where is my receipt?', 'office The receipt is entered now.'])
    expect(await stateOf('QAAAAAAAAAA')).toBe('answered')
    expect(changedFiles(await run())).toEqual({})
    const notified = await firm.db
      .selectFrom('notifications')
      .select(['associate_id', 'header'])
      .where('query_id', '=', 'QAAAAAAAAAA')
      .execute()
    expect(notified).toEqual([{ associate_id: 'GP1003', header: 'Your query is answered' }])

    // The associate replies or closes the query, but the file still has the answer.
    await firm.db
      .insertInto('line_query_messages')
      .values({
        query_id: 'QAAAAAAAAAA',
        position: 3,
        author: 'associate',
        text: 'It is still missing.',
        written_at: '2026-11-22 12:00:00',
      })
      .execute()
    for (const state of ['sent', 'closed'] as const) {
      await firm.db.updateTable('line_queries').set({ state }).execute()
      expect(changedFiles(await run())).toEqual({})
      expect(await stateOf('QAAAAAAAAAA')).toBe(state)
    }
    expect(await thread()).toHaveLength(3)

    // After the reply, a file of an earlier time has the state without the text. A file of the present time was edited by the office.
    const answered = await readFile(join(firm.folder, 'queries.csv'), 'utf8')
    await firm.db.updateTable('line_queries').set({ state: 'sent' }).execute()
    await edit('queries.csv', (text) => text.replace(',answered,The receipt is entered now.', ',answered,'))
    expect(changedFiles(await run())).toEqual({})
    await exportFolder(firm.db, out)
    await cp(join(out, 'queries.csv'), join(firm.folder, 'queries.csv'))
    await edit('queries.csv', (text) => text.replace(',sent,', ',answered,'))
    expect(await refusal()).toContain('queries.csv, row 2, answer: is empty')
    await firm.db.updateTable('line_queries').set({ state: 'closed' }).execute()
    await writeFile(join(firm.folder, 'queries.csv'), answered)

    // A query can be reopened only once, so a file from before the reopening must not close it again.
    await edit('queries.csv', (text) => text.replace(',answered,', ',closed,'))
    await firm.db.updateTable('line_queries').set({ state: 'sent', is_reopened: 1 }).execute()
    expect(changedFiles(await run())).toEqual({})
    await edit('queries.csv', (text) => text.replace(',closed,The receipt is entered now.', ',closed,'))
    expect(changedFiles(await run())).toEqual({})
    expect(await stateOf('QAAAAAAAAAA')).toBe('sent')

    // The associate closed the query after the export.
    await firm.db.updateTable('line_queries').set({ state: 'closed' }).execute()
    await cp(join(out, 'queries.csv'), join(firm.folder, 'queries.csv'))
    expect(changedFiles(await run())).toEqual({})
    await edit('queries.csv', (text) => text.replace(',sent,', ',being checked,'))
    expect(changedFiles(await run())).toEqual({})
    await edit('queries.csv', (text) => text.replace(',being checked,', ',being checked,Wait.'))
    expect(await refusal()).toContain('queries.csv, row 2, state: cannot be set. QAAAAAAAAAA is closed.')
    expect(await thread()).toHaveLength(3)
  })

  it('X042 X061 wrong rows of queries are reported, and nothing is changed', async () => {
    await raiseQuery('QAAAAAAAAAA', 'GP1003')
    await exportFolder(firm.db, firm.folder)
    await edit('queries.csv', (text) => text.replace(',sent,', ',sent,Soon'))
    expect(await refusal()).toContain(
      'queries.csv, row 2, state: must be "being checked", answered or closed',
    )
    await edit('queries.csv', (text) =>
      text.replace('QAAAAAAAAAA', 'QBBBBBBBBBB').replace(',sent,Soon', ',sent,'),
    )
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
