import { resolve } from 'node:path'

type Program =
  | 'reference-api/main'
  | 'reference-api/data/main'
  | 'embedded'
  | 'reference-api/backup-process'
  | 'app/api/endpoint-table.server'
  | 'tests/conformance/main'
  | 'bench/main'

/** The path of a bundle of the current sources (tests/setup/programs.ts). */
export const programPath = (program: Program) => resolve(process.env.TEST_PROGRAMS ?? '', `${program}.js`)
