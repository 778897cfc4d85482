import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '../db/database'

/**
 * Runs the command `backup FILE` in a separate process, because copying and checking a large database would block every request.
 * Resolves to one text per violated business rule. Rejects if the command fails or `signal` aborts.
 */
export function runBackup(address: DatabaseAddress, dataDir: string, file: string, signal: AbortSignal) {
  const child = spawn(process.execPath, [...programArguments(), 'backup', file], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: 'url' in address ? address.url : '',
      DATABASE_URL_FILE: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  return outcomeOf(child)
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

function outcomeOf(child: ChildProcess): Promise<string[]> {
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
      if (code === 0) resolve(warningsIn(printed.out))
      else reject(new Error(printed.err.trim() || `The backup ended with ${signal ?? `code ${code}`}.`))
    })
  })
}

const warningsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('warn'))
