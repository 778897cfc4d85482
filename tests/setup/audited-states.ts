import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFolder } from './servers'

/* The states in which axe found nothing during this run, shared by its workers: one audit of each is enough. */

const folder = join(runFolder, 'audited-states')

export function isAudited(state: string): boolean {
  return existsSync(fileOf(state))
}

/** The note says which screen it was, for whoever wants the list. */
export function markAudited(state: string, note: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(state), `${note}\n${state}\n`)
}

const fileOf = (state: string) => join(folder, createHash('sha256').update(state).digest('hex'))
