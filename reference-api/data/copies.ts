import type { DatabaseAddress } from '../db/database'
import { dumpDatabase, resetDatabase, restoreDump } from './postgres-dump'
import { backUpFile, resetFile, restoreFile } from './sqlite-file'

/** Returns violated business rules. */
export const backUp = (from: DatabaseAddress, file: string) =>
  'file' in from ? backUpFile(from.file, file) : dumpDatabase(from.url, file)

/** Returns violated business rules. */
export const restore = (file: string, to: DatabaseAddress) =>
  'file' in to ? restoreFile(file, to.file) : restoreDump(to.url, file)

export const reset = (address: DatabaseAddress) =>
  'file' in address ? resetFile(address.file) : resetDatabase(address.url)
