import { z } from 'zod'

export interface Endpoint {
  method: 'GET' | 'POST'
  /** Relative to API_BASE_URL; `{name}` is replaced by the encoded parameter of that name. */
  path: string
  query: readonly string[]
  /** A write is sent once, unless it carries an idempotency key. */
  effect: 'read' | 'write'
  /** Calls that open a session carry no token. */
  token: 'required' | 'none'
}

const read = { effect: 'read', token: 'required' } as const

/** Every logical call of the portal, where the upstream answers it, and the exact names of its query. */
export const endpoints = {
  login: {
    method: 'POST',
    path: 'auth/login',
    query: ['field', 'password', 'app_type'],
    effect: 'write',
    token: 'none',
  },
  projects: { method: 'GET', path: 'associate/get-projects', query: [], ...read },
  profile: { method: 'POST', path: 'associate/get-profile-info/{user}', query: [], ...read },
  bookingsByDate: {
    method: 'POST',
    path: 'associate/get-booking-info-datewise/{user}/0',
    query: ['page', 'project_id', 'agent_id', 'plot_no', 'associate'],
    ...read,
  },
  filterList: { method: 'POST', path: 'associate/agent-filter-list/{user}', query: ['project_id'], ...read },
  associateBookings: {
    method: 'POST',
    path: 'associate/get-booking-details-agentwise/{associate}/{project}/{status}',
    query: ['search_key', 'date'],
    ...read,
  },
  receipts: { method: 'POST', path: 'associate/get-receipts/{booking}', query: [], ...read },
  emiDetails: { method: 'POST', path: 'associate/get-emi-details/{booking}', query: [], ...read },
} as const satisfies Record<string, Endpoint>

export type Call = keyof typeof endpoints

const Overrides = z.record(
  z.object({ method: z.enum(['GET', 'POST']).optional(), path: z.string().min(1).optional() }).strict(),
)

/**
 * The table with an installer's JSON laid over it: `{ "receipts": { "path": "v2/receipts/{booking}" } }`.
 * Throws when the JSON names a call that does not exist.
 */
export function withOverrides(json: unknown): Record<Call, Endpoint> {
  const table: Record<Call, Endpoint> = { ...endpoints }
  for (const [call, override] of Object.entries(Overrides.parse(json))) {
    if (!Object.hasOwn(table, call)) throw new Error(`API_ENDPOINTS_FILE names an unknown call: ${call}`)
    table[call as Call] = { ...table[call as Call], ...override }
  }
  return table
}
