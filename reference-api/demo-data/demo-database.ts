import type { IsoDate } from '../../app/domain/dates'
import { migrate, openDatabase } from '../db/database'
import { generateDemoData } from './generate'

/** A database in memory with the demo data of a day: for tests. */
export async function openDemoDatabase(today: IsoDate) {
  const db = openDatabase({ file: ':memory:' })
  await migrate(db)
  const report = await generateDemoData(db, { today })
  return { db, report }
}
