import type { Database } from '../db/schema'

export interface TableRows {
  table: keyof Database
  rows: object[]
}
