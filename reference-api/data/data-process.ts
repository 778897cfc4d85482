import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '../db/database'
import type { ImportOutcome } from '../firm-data/import-folder'

/**
 * Runs the command `backup FILE` in a separate process, because copying and checking a large database would block every request.
 * Resolves to one text per violated business rule. Rejects if the command fails or `signal` aborts.
 */
export function runBackup(address: DatabaseAddress, dataDir: string, file: string, signal: AbortSignal) {
  return spawnCommand(address, dataDir, ['backup', file], signal).then(warningsIn)
}

/**
 * Runs the command `import` in a separate process, so that calls can read meanwhile. Rejects if the command fails, not if it refuses the
 * files.
 */
export async function runImport(
  address: DatabaseAddress,
  dataDir: string,
  folder: string,
  isDryRun: boolean,
): Promise<ImportOutcome> {
  const options = isDryRun ? ['--dry-run', '--json'] : ['--json']
  return JSON.parse(await spawnCommand(address, dataDir, ['import', folder, ...options])) as ImportOutcome
}

function spawnCommand(address: DatabaseAddress, dataDir: string, words: string[], signal?: AbortSignal) {
  const child = spawn(process.execPath, [...programArguments(), ...words], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: 'url' in address ? address.url : '',
      DATABASE_URL_FILE: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  return outputOf(child, words[0]!)
}

/** Runs the firm's command, which finds the backup in BACKUP_FILE. Rejects if it fails or takes too long, or if `signal` aborts. */
export function runAfterBackup(
  command: string,
  file: string,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<void> {
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, BACKUP_FILE: file },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    timeout: timeoutMs,
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, endedBy) => {
      if (code === 0) resolve()
      else reject(new Error(`BACKUP_AFTER ended with ${endedBy ?? `code ${code}`}.`))
    })
  })
}

/** The program is next to this file in the sources, and in the folder `data` next to the bundle in a build. */
function programArguments(): string[] {
  const source = fileURLToPath(new URL('./main.ts', import.meta.url))
  if (existsSync(source)) return ['--import', 'tsx', source]
  return [fileURLToPath(new URL('./data/main.js', import.meta.url))]
}

function outputOf(child: ChildProcess, command: string): Promise<string> {
  const printed = { out: '', err: '' }
  child.stdout?.on('data', (text) => {
    printed.out += String(text)
  })
  child.stderr?.on('data', (text) => {
    printed.err += String(text)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve(printed.out)
      else reject(new Error(printed.err.trim() || `The ${command} ended with ${signal ?? `code ${code}`}.`))
    })
  })
}

const warningsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('warn'))
