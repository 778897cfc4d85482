import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import type { Part } from '../incremental-cache'
import { NumberTable } from './number-table'

/** `read` reads all bookings if `ids` is null, and omits bookings without numbers. */
export function numbersByBooking(
  width: number,
  read: (db: Kysely<Database>, ids: number[] | null) => Promise<Map<number, number[]>>,
): Part<NumberTable> {
  return {
    create: async (db) => toTable(width, await read(db, null)),
    update: async (db, state, { booking }) => {
      if (booking.size === 0) return
      const ids = [...booking].map(Number)
      const rows = await read(db, ids)
      for (const id of ids) {
        const numbers = rows.get(id)
        if (numbers) state.set(id, numbers)
        else state.delete(id)
      }
    },
    sizeOf: ({ bytes }) => bytes,
  }
}

export function toTable(width: number, rows: Map<number, number[]>): NumberTable {
  const table = new NumberTable(width)
  for (const [id, numbers] of rows) table.set(id, numbers)
  return table
}
