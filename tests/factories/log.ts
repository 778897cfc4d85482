import { pino } from 'pino'

// Replaces ~/telemetry/log.server in unit tests (vitest.config.ts). The logger records its lines instead of printing them. The lines have no time,
// because its digits may be those of a code that the log must not contain.

let lines: string[] = []

export const log = pino(
  { level: 'trace', base: null, timestamp: false },
  { write: (line: string) => lines.push(line) },
)

/** Log lines since the last call. */
export function takeLog(): string {
  const taken = lines.join('')
  lines = []
  return taken
}
