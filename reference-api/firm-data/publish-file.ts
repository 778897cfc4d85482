import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** Syncs a finished file to disk before the rename, so that `to` never names a partial file. */
export function publishFile(partial: string, to: string): void {
  flush(partial)
  renameSync(partial, to)
  flush(dirname(to))
}

function flush(path: string) {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
