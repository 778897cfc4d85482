import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFolder } from './servers'

// Parts that axe has audited without a finding. All workers of a run share the list, so that a part is seldom audited twice.

const folder = join(runFolder, 'audited')
const auditedParts = new Set<string>()

export function areAudited(parts: string[]): boolean {
  const isKnown = (part: string) => auditedParts.has(part)
  if (parts.every(isKnown)) return true
  readOtherWorkers()
  return parts.every(isKnown)
}

export function markAudited(parts: string[]) {
  const newParts = parts.filter((part) => !auditedParts.has(part))
  for (const part of newParts) auditedParts.add(part)
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, String(process.pid)), `${newParts.join('\n')}\n`)
}

function readOtherWorkers() {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    for (const part of readFileSync(join(folder, name), 'utf8').split('\n')) auditedParts.add(part)
}
