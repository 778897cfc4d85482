import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fetch, { type RequestInit, type Response } from 'node-fetch'
import type { Call } from '../../app/api/endpoints'
import { paths } from '../../app/paths/paths'
import { personaOf } from '../../reference-api/demo-data/personas'
import { kindOf, patternOf, routePatterns } from '../audit/screens'
import { type HtmlForm, linksOf, postOf, sessionCookie, writingForms } from '../faults/visit'
import type { LyingUpstream } from './lying-upstream'

/** Screens of one route with different query parameters, such as its tabs. */
const MAX_PER_ROUTE = 3
const START_PAGES = [
  paths.home(),
  paths.plotAvailability({ project_id: '4', key: '1' }),
  paths.priceCalculator({ project_id: '4', plot: '1', price: '9000', plan: '2' }),
  paths.filterAssociates('4'),
  paths.teamChildren({ project_id: '4', associate_id: personaOf('P1').id }),
  paths.updateMail(),
  paths.updateProfile(),
  paths.changePassword(),
  '/find?q=ra',
  paths.office(),
  paths.officePassword(),
]
const OPEN_PAGES = ['/login', '/forgot-password', paths.officeLogin()]

export interface Screen {
  /** The route pattern with the names of the query parameters. */
  kind: string
  path: string
  pattern: string
  isOpen: boolean
  forms: HtmlForm[]
  replies: Map<Call, string>
}

interface Portal {
  url: string
  secret: string
}

/** Follows the links of the portal, logged out, as an associate and as a person of the office, and returns one screen of each kind. */
export async function findScreens(
  portal: Portal,
  upstream: LyingUpstream,
  tokenPages: string[],
): Promise<Screen[]> {
  const patterns = routePatterns()
  const screens = new Map<string, Screen>()
  const queue = [
    ...[...OPEN_PAGES, ...tokenPages].map((path) => ({ path, isOpen: true })),
    ...START_PAGES.map((path) => ({ path, isOpen: false })),
  ]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, isOpen } = next
    const address = new URL(path, portal.url)
    const kind = kindOf(address, patterns)
    if (!kind || screens.has(kind) || kind.endsWith('/logout')) continue
    const pattern = patternOf(address.pathname, patterns)!
    if ([...screens.values()].filter((screen) => screen.pattern === pattern).length >= MAX_PER_ROUTE) continue
    upstream.replies = new Map()
    const html = await (await open(portal, path, isOpen)).text()
    screens.set(kind, {
      kind,
      path,
      pattern,
      isOpen,
      forms: writingForms(html, address.href),
      replies: upstream.replies,
    })
    const links = linksOf(html, address.href).map((link) => new URL(link))
    if (!isOpen) queue.push(...links.map(({ pathname, search }) => ({ path: pathname + search, isOpen })))
  }
  return [...screens.values()]
}

export async function open(portal: Portal, path: string, isOpen: boolean): Promise<Response> {
  const cookie = isOpen ? '' : await cookiesOf(portal)
  return fetch(new URL(path, portal.url).href, { headers: { Cookie: cookie }, redirect: 'manual' })
}

/** Opens the form, because each form has its own key, and submits it. */
export async function submit(
  portal: Portal,
  { path, isOpen }: Screen,
  form: HtmlForm,
  typed: Record<string, string> = {},
): Promise<number> {
  const cookie = isOpen ? '' : await cookiesOf(portal)
  const opened = await fetch(new URL(path, portal.url).href, { headers: { Cookie: cookie } })
  const current = writingForms(await opened.text(), portal.url).find(
    ({ action, submitter }) => action === form.action && submitter === form.submitter,
  )
  const { headers, ...post } = postOf(current ?? form, typed) as RequestInit
  const cookies = [cookie, ...(opened.headers.raw()['set-cookie'] ?? []).map((text) => text.split(';')[0])]
  const response = await fetch(form.action, {
    ...post,
    headers: { ...(headers as Record<string, string>), Cookie: cookies.filter(Boolean).join('; ') },
  })
  await response.arrayBuffer()
  return response.status
}

/** Of an associate and of a person of the office: the address decides which of them counts. */
export async function cookiesOf(portal: Portal): Promise<string> {
  const cookies = await Promise.all([
    sessionCookie(portal, `token-${crypto.randomUUID()}`, personaOf('P1').id),
    sessionCookie(portal, `token-${crypto.randomUUID()}`, personaOf('P4').id, 'office'),
  ])
  return cookies.join('; ')
}

/** Names of query parameters: of all schemas and of all links and forms of the screens. */
export function parameterNames(screens: Screen[]): string[] {
  const sources = sourcesOf('app').filter((file) => !file.includes('/contract/'))
  const inSchemas = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/z\.object\(\{([^]*?)\}\)/g)].flatMap(([, shape = '']) =>
      [...shape.matchAll(/(?:^|[\s,])(\w+)(?=[:,])/g)].map(([, name = '']) => name),
    ),
  )
  const inLinks = screens.flatMap(({ path }) => [...new URL(path, 'http://x').searchParams.keys()])
  return [...new Set([...inSchemas, ...inLinks])].sort()
}

/** Names of headers that the portal reads. */
export function headerNames(): string[] {
  const sources = [...sourcesOf('app'), 'server.ts']
  const read = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:headers\.(?:get|has)\(|headers\[)'([\w-]+)'/g)].map(
      ([, name = '']) => name.toLowerCase(),
    ),
  )
  // The framework, the compression and the file server read these.
  const others = [
    'if-none-match',
    'if-modified-since',
    'range',
    'x-forwarded-for',
    'x-forwarded-proto',
    'connection',
    'expect',
    'upgrade',
    'x-request-id',
    'authorization',
  ]
  const unsendable = ['content-length', 'transfer-encoding', 'cookie', 'expect', 'upgrade']
  return [...new Set([...read, ...others])].filter((name) => !unsendable.includes(name)).sort()
}

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file))
