import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createApp } from '../../../reference-api/app'
import type { DeliverOtp } from '../../../reference-api/call'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import type { Database, Row } from '../../../reference-api/schema'
import { openDemoDatabase } from '../../factories/demo-database'
import { DEMO_PASSWORD, type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { BOOKED, REGISTERED } from '../../../reference-api/rules/booking-status'

export const TODAY = '2026-11-21'

/** Ids of personas. */
export const P1 = personaOf('P1').id
export const P2 = personaOf('P2').id
export const P3 = personaOf('P3').id

export const SERVICE_KEY = 'service-key-of-these-tests'

export const NOT_IN_TEAM = { status: false, message: 'Not in your team.' }

const NO_NUMBERS = ['-1', '0', 'abc', '1e9', '1.5', '٣', '99999999999', 'a/b', '../1']

/** Malformed ids. In a path, they must get the reply of an unknown id. */
export const MALFORMED = [...NO_NUMBERS, `' OR 1=1`, '%', '_', '\u0000', ' ', 'x'.repeat(500)]

// Untyped, because the tests check the shape of replies.
// oxlint-disable-next-line typescript/no-explicit-any
export type Reply = any

type App = ReturnType<typeof createApp>
type Query = Record<string, string | number | undefined>

export interface DemoApi {
  db: Kysely<Database>
  app: App
  /** Returns the whole response; `post` returns only the JSON. */
  request: (
    path: string,
    options?: {
      token?: string
      method?: 'GET' | 'POST'
      headers?: Record<string, string>
      body?: string | FormData
    },
  ) => Promise<Response>
  /** POSTs with the viewer's token. */
  post: (viewer: PersonaKey, path: string) => Promise<Reply>
  /** POSTs the viewer's own `/associate/CALL/ID`. */
  own: (viewer: PersonaKey, call: string, query?: Query) => Promise<Reply>
  /** GETs with the viewer's token: the whole response, or its JSON. */
  open: (viewer: PersonaKey, path: string) => Promise<Response>
  get: (viewer: PersonaKey, path: string) => Promise<Reply>
  /** POSTs `/auth/CALL` without a token. */
  auth: (call: string, query: Query, headers?: Record<string, string>) => Promise<Reply>
  logIn: (field: string, password?: string, headers?: Record<string, string>) => Promise<Reply>
  /** The status of a call with the token: 200, or 401 if its session has ended. */
  statusOf: (token?: string) => Promise<number>
  /** Another API on the same database, without a log. */
  appWith: (options?: Partial<Parameters<typeof createApp>[0]>) => App
  tokenOf: (viewer: PersonaKey) => Promise<string>
  /** Log lines since the last call. */
  takeLog: () => string
  /** One-time passwords sent since the last call, oldest first. */
  takeOtps: () => SentOtp[]
}

export type SentOtp = Parameters<DeliverOtp>[0]

/** The reference API with its own demo database, shared by the tests of a file. */
export function demoApiForThisFile(): DemoApi {
  const api = {} as DemoApi
  beforeAll(async () => {
    Object.assign(api, await openDemoApi())
  })
  afterAll(() => api.db.destroy())
  return api
}

/** Its own reference API and demo database for each test. */
export function demoApiForEachTest(): DemoApi {
  const api = {} as DemoApi
  beforeEach(async () => {
    Object.assign(api, await openDemoApi())
  })
  afterEach(() => api.db.destroy())
  return api
}

export async function openDemoApi(): Promise<DemoApi> {
  const db = await openDemoDatabase(TODAY)
  let lines: string[] = []
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => lines.push(line) })
  let otps: SentOtp[] = []
  const deliverOtp: DeliverOtp = (otp) => otps.push(otp)
  const options = { db, log, createCounter: null, today: () => TODAY }
  const app = createApp({ ...options, serviceKey: SERVICE_KEY, deliverOtp })
  const tokens = new Map<PersonaKey, Promise<string>>()
  const tokenOf = (viewer: PersonaKey) => {
    const token = tokens.get(viewer) ?? issueToken(db, personaOf(viewer).id, new Date())
    tokens.set(viewer, token)
    return token
  }
  const request: DemoApi['request'] = async (path, { token, method = 'POST', headers = {}, body } = {}) =>
    app.request(path, {
      method,
      body,
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
    })
  const post: DemoApi['post'] = async (viewer, path) =>
    (await request(path, { token: await tokenOf(viewer) })).json()
  const open: DemoApi['open'] = async (viewer, path) =>
    request(path, { method: 'GET', token: await tokenOf(viewer) })
  const auth: DemoApi['auth'] = async (call, query, headers) =>
    (await request(`/auth/${call}${queryOf(query)}`, { headers })).json()
  return {
    db,
    app,
    tokenOf,
    request,
    post,
    own: (viewer, call, query = {}) =>
      post(viewer, `/associate/${call}/${personaOf(viewer).id}${queryOf(query)}`),
    open,
    get: async (viewer, path) => (await open(viewer, path)).json(),
    auth,
    logIn: (field, password = DEMO_PASSWORD, headers) =>
      auth('login', { field, password, app_type: 2 }, headers),
    statusOf: async (token) => (await request('/associate/get-projects', { token, method: 'GET' })).status,
    appWith: (more) => createApp({ ...options, log: pino({ level: 'silent' }), ...more }),
    takeLog: () => {
      const taken = lines.join('')
      lines = []
      return taken
    },
    takeOtps: () => {
      const taken = otps
      otps = []
      return taken
    },
  }
}

/** `?a=1&b=2`, percent-encoded, without undefined values. */
export function queryOf(values: Query): string {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(defined.map(([key, value]) => [key, String(value)]))
  return defined.length > 0 ? `?${search}` : ''
}

/** Ids of an associate and the downline, found without the API's query. */
export async function teamOf(db: Kysely<Database>, id: string): Promise<Set<string>> {
  const associates = await db.selectFrom('associates').select(['id', 'parent_id']).execute()
  const team = new Set([id])
  let size = 0
  while (size < team.size) {
    size = team.size
    for (const row of associates) if (row.parent_id && team.has(row.parent_id)) team.add(row.id)
  }
  return team
}

/** Everyone above an associate, up to the top of the tree. */
export async function uplinesOf(db: Kysely<Database>, id: string): Promise<Set<string>> {
  const associates = await db.selectFrom('associates').select(['id', 'parent_id']).execute()
  const parents = new Map(associates.map((row) => [row.id, row.parent_id]))
  const uplines = new Set<string>()
  for (let above = parents.get(id); above; above = parents.get(above)) uplines.add(above)
  return uplines
}

export type SoldPlot = Row<'bookings'> & {
  plot_number: string
  project_name: string
  seller_name: string
  facing: string
}

/** All bookings, even cancelled bookings, with the names of plot, project and seller. */
export function allBookings(db: Kysely<Database>): Promise<SoldPlot[]> {
  return db
    .selectFrom('bookings')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'bookings.project_id')
    .innerJoin('associates', 'associates.id', 'bookings.seller_id')
    .selectAll('bookings')
    .select(['plots.number as plot_number', 'plots.facing'])
    .select(['projects.name as project_name', 'associates.name as seller_name'])
    .execute()
}

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

export const isActive = ({ status_id }: { status_id: number }) =>
  status_id === BOOKED || status_id === REGISTERED

/** The shape of a value: the type of each field. A list is represented by its first item. */
export function keysOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [keysOf(value[0])] : []
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]))
}
