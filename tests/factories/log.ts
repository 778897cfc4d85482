import { pino } from 'pino'

/* Stands in for ~/log.server in every unit test (vitest.config.ts): the same logger, with its lines kept instead of printed. */

let lines: string[] = []

export const log = pino({ level: 'trace', base: null }, { write: (line: string) => lines.push(line) })

/** Everything logged since the last call. */
export function takeLog(): string {
  const taken = lines.join('')
  lines = []
  return taken
}
