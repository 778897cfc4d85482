import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const CACHE = '.cache/programs'

/** Gives tests a folder for bundles of programs (tests/factories/program.ts), and removes it at the end. */
export default function makeProgramsFolder() {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(join(CACHE, 'run-'))
  process.env.TEST_PROGRAMS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
