import { pino } from 'pino'

/*
 * Stands in for ~/log.server: `vi.mock('~/log.server', () => import('../../tests/factories/log'))`. The same logger, with its
 * lines kept instead of printed.
 */

let lines: string[] = []

export const log = pino({ level: 'trace', base: null }, { write: (line: string) => lines.push(line) })

/** Everything logged since the last call. */
export function takeLog(): string {
  const taken = lines.join('')
  lines = []
  return taken
}
