import { onUnknownField } from '../../app/api/contract/wire'
import type { Call, Endpoint } from '../../app/api/endpoints'
import { ask } from './ask'
import { judge, type Verdict } from './judge'
import type { Known, Step } from './step'

export interface Result {
  call: Call
  request: string
  verdict: Verdict
  detail: string
  /** Fields of the reply that the portal does not read. */
  unread: string[]
}

export interface WalkOptions {
  base: string
  endpoints: Record<Call, Endpoint>
  steps: Step[]
  user: string
  password: string
  /** Calls that change something are asked too. */
  hasWrites: boolean
}

/** Asks every call once, each with what the ones before it told. */
export async function walk(options: WalkOptions): Promise<Result[]> {
  const { base, endpoints, steps, hasWrites } = options
  const known: Partial<Known> = { userId: options.user, password: options.password }
  const results: Result[] = []
  let unread: string[] = []
  onUnknownField((field) => unread.push(field))
  for (const { call, schema, question, learn } of steps) {
    const endpoint: Endpoint = endpoints[call]
    const add = (verdict: Verdict, detail: string) =>
      results.push({ call, request: `${endpoint.method} ${endpoint.path}`, verdict, detail, unread })
    unread = []
    if (endpoint.effect === 'write' && call !== 'login' && !hasWrites) {
      add('skipped', 'it writes: ask for it with --writes')
      continue
    }
    const asked = question(known)
    if (typeof asked === 'string') {
      add('skipped', asked)
      continue
    }
    const token = endpoint.token === 'required' ? (known.token ?? null) : null
    const judgement = judge(endpoint, schema, await ask(base, endpoint, token, asked))
    add(judgement.verdict, judgement.detail)
    if (judgement.value !== undefined) learn?.(judgement.value as never, known)
  }
  return results
}
