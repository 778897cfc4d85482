import type { Verdict } from './judge'
import type { Result } from './walk'

const VERDICTS: Verdict[] = ['pass', 'assumed', 'absent', 'drift', 'missing', 'skipped']

/** One line per call, each followed by unread fields and tolerated values; totals at the end. */
export function toText(results: Result[]): string {
  const lines = results.flatMap(({ verdict, request, detail, unread, tolerated }) => [
    `${verdict.padEnd(8)} ${request}  ${detail}`,
    ...unread.map((field) => `           not read: ${field}`),
    ...tolerated.map((value) => `           tolerated: ${value}`),
  ])
  return [...lines, '', toSummary(results)].join('\n')
}

function countOf(results: Result[], verdict: Verdict): number {
  return results.filter((result) => result.verdict === verdict).length
}

function toSummary(results: Result[]): string {
  const counts = VERDICTS.map((verdict) => `${countOf(results, verdict)} ${verdict}`)
  return `${results.length} calls: ${counts.join(', ')}`
}

/** 1 if a call drifts or is missing, else 0. */
export function exitCode(results: Result[]): 0 | 1 {
  return results.some(({ verdict }) => verdict === 'drift' || verdict === 'missing') ? 1 : 0
}

export function toJson(results: Result[]) {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, countOf(results, verdict)]))
  return { summary: { calls: results.length, ...counts }, results }
}
