import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

/** Renames a finished file to its name. The disk holds its content first, so that no name ever stands for half a file. */
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
