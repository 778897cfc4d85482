import type { runBackup } from '../../reference-api/data/data-process'
import { isDeep } from './cases'
import { programPath } from './program'

/** Runs the bundled data command, as the build does. In `npm run test:deep`, tsx compiles the command, as in development. */
export async function backupRunner(): Promise<typeof runBackup> {
  const module = isDeep ? '../../reference-api/data/data-process' : programPath('reference-api/data-process')
  return ((await import(module)) as { runBackup: typeof runBackup }).runBackup
}
