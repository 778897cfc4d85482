import type { Kysely } from 'kysely'
import type { Changes } from '../db/queries/changed-rows'
import type { Database } from '../schema'
import type { Part } from '../incremental-cache'

interface ByKey<Key, Value> {
  keysOf: (changes: Changes, db: Kysely<Database>) => Key[] | Promise<Key[]>
  /** Null `keys` reads all keys. Omits keys without a value. */
  read: (db: Kysely<Database>, keys: Key[] | null) => Promise<Map<Key, Value>>
  bytesPerValue: number
}

export function partByKey<Key, Value>({
  keysOf,
  read,
  bytesPerValue,
}: ByKey<Key, Value>): Part<Map<Key, Value>> {
  return {
    create: (db) => read(db, null),
    update: async (db, state, changes) => {
      const keys = await keysOf(changes, db)
      if (keys.length === 0) return
      const values = await read(db, keys)
      for (const key of keys) {
        const value = values.get(key)
        if (value === undefined) state.delete(key)
        else state.set(key, value)
      }
    },
    sizeOf: (state) => state.size * bytesPerValue,
  }
}
