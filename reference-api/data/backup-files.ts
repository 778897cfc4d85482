import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const NAME = /^plot-partner-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.(sqlite|dump)$/

/** Returns a name such as `plot-partner-2026-11-22T09-30-00Z.sqlite`, in UTC. Some file systems reject colons. */
export function backupName(at: Date, ending: 'sqlite' | 'dump'): string {
  return `plot-partner-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${ending}`
}

/** Lists the names of scheduled backups, oldest first. Ignores other files, and backups with a future date from a wrong clock. */
function listBackups(dir: string): string[] {
  const now = new Date()
  return readdirSync(dir)
    .filter((name) => NAME.test(name) && timeOf(name) <= now)
    .sort()
}

const timeOf = (name: string) => new Date(name.replace(NAME, '$1T$2:$3:$4Z'))

export function newestBackupAt(dir: string): Date | null {
  const newest = listBackups(dir).at(-1)
  return newest ? timeOf(newest) : null
}

export function removeOldBackups(dir: string, keep: number): void {
  for (const name of listBackups(dir).slice(0, -keep)) rmSync(join(dir, name))
}

export function removePartialBackups(dir: string): void {
  for (const name of readdirSync(dir)) {
    const [finished = '', rest] = name.split('.partial')
    if (rest !== undefined && NAME.test(finished)) rmSync(join(dir, name), { force: true })
  }
}
