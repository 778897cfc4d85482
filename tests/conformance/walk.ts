import { z } from 'zod/v4'
import { onUnknownField } from '../../app/contract/wire-object'
import type { EndpointTable } from '../../app/api/endpoint-overrides'
import type { Call, Endpoint } from '../../app/api/endpoints'
import { optionalCalls } from './optional-calls'
import { callUpstream, type CallInput } from './call-upstream'
import { judge, judgeCapabilities, type Judgement, perFault, type Verdict } from './judge'
import { add } from './sample'
import { type Known, newKnown, type Step } from './step'

export interface Result {
  call: Call
  request: string
  verdict: Verdict
  detail: string
  /** Number of judged requests, including those without a response. */
  replies: number
  /** Reply fields that the portal does not read. */
  unread: string[]
  tolerated: string[]
}

export interface WalkOptions {
  base: string
  table: EndpointTable
  steps: Step[]
  user: string
  password: string
  /** Includes calls that write. */
  hasWrites: boolean
  /** Mobile and password of a person of the office desk. Without them, its calls are skipped. */
  office?: { mobile: string; password: string }
  /** Maximum ids per call. */
  samples?: number
  /** Additional plot numbers of the default project, or of the first project if there is no default. */
  plots?: string[]
  /** Ids of additional bookings. */
  bookings?: string[]
}

/** Runs the steps on a sample of the ids in earlier replies. Ends after a failed login. */
export async function walk(options: WalkOptions): Promise<Result[]> {
  const unread = unreadFields()
  try {
    return await runSteps(options, unread)
  } finally {
    unread.stop()
  }
}

async function runSteps(options: WalkOptions, unread: ReturnType<typeof unreadFields>): Promise<Result[]> {
  const { base, table, steps, hasWrites } = options
  const known = newKnown({
    userId: options.user,
    password: options.password,
    ...(options.office ? { office: options.office } : {}),
    constants: table.constants,
    ...(options.samples ? { samples: options.samples } : {}),
  })
  add(known.bookings, ...(options.bookings ?? []).map((id) => ({ id, shape: 'named' })))
  const results: Result[] = []
  for (const step of steps) {
    const endpoint = table.calls[step.call]
    const request = `${endpoint.method} ${endpoint.path}`
    const isSkippedWrite = endpoint.effect === 'write' && !LOGINS.includes(step.call) && !hasWrites
    const noReplies = { replies: 0, unread: [], tolerated: [] }
    if (step.capability && !known.capabilities?.includes(step.capability)) {
      const detail = `optional, absent: ${effectOfAbsence(step.call)}`
      results.push({ call: step.call, request, verdict: 'absent', detail, ...noReplies })
      continue
    }
    const inputs = isSkippedWrite ? 'it writes; add --writes to call it' : step.inputs(known)
    if (typeof inputs === 'string') {
      results.push({ call: step.call, request, verdict: 'skipped', detail: inputs, ...noReplies })
      continue
    }
    const judgements = await callAll(inputs, step, endpoint)
    const fields = judgements.flatMap((judgement) => judgement.fields)
    const result = summary(step.call, judgements)
    results.push({ call: step.call, request, ...result, unread: unread.take(nameOf(step.schema), fields) })
    if (step.call === 'login' && !known.token) return results
    // This reply names the project of the given plots.
    if (step.call === 'projects') addGivenPlots(known, options.plots ?? [])
  }
  return results

  async function callAll(inputs: CallInput[], step: Step, endpoint: Endpoint): Promise<Judgement[]> {
    const judgements: Judgement[] = []
    for (const input of inputs) {
      const own = step.capability === 'office' ? known.officeToken : known.token
      const token = endpoint.token === 'required' ? (own ?? null) : null
      const judged = judge({ ...step, endpoint }, await callUpstream(base, endpoint, token, input))
      const judgement = step.call === 'capabilities' ? judgeCapabilities(judged) : judged
      judgements.push(judgement)
      if (judgement.value !== undefined) step.learn?.(judgement.value as never, known, input)
    }
    return judgements
  }
}

function addGivenPlots(known: Known, numbers: string[]) {
  const project = known.projects[0]?.id
  if (project === undefined) return
  const named = numbers.map((number) => ({ project, number, shape: 'named' }))
  add(known.plots, ...named)
  add(known.plotsForSale, ...named)
}

const LOGINS: Call[] = ['login', 'officeLogin']

/** Worst first. An optional call is absent only if none of its replies is readable. */
const ORDER: Verdict[] = ['drift', 'missing', 'pass', 'assumed', 'absent']
const MAX_FAULTS = 8

function summary(call: Call, judgements: Judgement[]) {
  const verdict =
    ORDER.find((candidate) => judgements.some((judgement) => judgement.verdict === candidate)) ?? 'missing'
  const faults = perFault(judgements.flatMap(({ details }) => details))
  const slowest = Math.max(0, ...judgements.flatMap(({ ms }) => ms ?? []))
  const timedReplies = judgements.filter(({ ms }) => ms !== undefined).length
  const time = timedReplies === 1 ? `${slowest} ms` : `${timedReplies} replies, ${slowest} ms at most`
  const timing = timedReplies === 0 ? [] : [time]
  const effect = verdict === 'absent' ? [effectOfAbsence(call)] : []
  const details = verdict === 'drift' ? faults : [...timing, ...faults, ...effect]
  const omittedFaults = details.length - MAX_FAULTS
  return {
    verdict,
    detail: [
      ...details.slice(0, MAX_FAULTS),
      ...(omittedFaults > 0 ? [`and ${omittedFaults} more`] : []),
    ].join('; '),
    replies: judgements.length,
    tolerated: [...new Set(judgements.flatMap(({ tolerated }) => tolerated))],
  }
}

const effectOfAbsence = (call: Call) => optionalCalls[call as keyof typeof optionalCalls]

/** Collects fields outside the contract. Lists a top-level field only for the first call that returns it. */
function unreadFields() {
  let pending: string[] = []
  const listedEnvelopeFields = new Set<string>()
  const stop = onUnknownField((field) => pending.push(field))
  return {
    stop,
    take(envelope: string, fields: string[]): string[] {
      const listed = pending.filter((field) => {
        const name = field.slice(envelope.length + 1)
        if (!field.startsWith(`${envelope}.`) || !fields.includes(name)) return true
        const isNew = !listedEnvelopeFields.has(name)
        listedEnvelopeFields.add(name)
        return isNew
      })
      pending = []
      return listed
    },
  }
}

/** The name that `wireObject` gives the whole reply. */
const nameOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).description ?? ''
