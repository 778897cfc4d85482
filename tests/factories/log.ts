import { pino } from 'pino'

// Replaces ~/log.server in unit tests (vitest.config.ts): the same logger, recording instead of printing.

let lines: string[] = []

export const log = pino({ level: 'trace', base: null }, { write: (line: string) => lines.push(line) })

/** Log lines since the last call. */
export function takeLog(): string {
  const taken = lines.join('')
  lines = []
  return taken
}
