import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, removed after the test. To be called in a test or in `beforeEach`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plot-partner-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
