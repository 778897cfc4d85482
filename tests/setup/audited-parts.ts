import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFolder } from './servers'

/* In which parts of screens axe has found nothing during this run: one audit of each is enough for all workers. */

const folder = join(runFolder, 'audited')

export function areAudited(parts: string[]): boolean {
  if (!existsSync(folder)) return false
  const audited = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const known = new Set(audited.join('').split('\n'))
  return parts.every((part) => known.has(hash(part)))
}

export function markAudited(parts: string[]) {
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, String(process.pid)), `${parts.map(hash).join('\n')}\n`)
}

const hash = (part: string) => createHash('sha256').update(part).digest('base64url').slice(0, 16)
