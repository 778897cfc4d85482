import type { Database } from '../schema'

export interface TableRows {
  table: keyof Database
  rows: object[]
}
