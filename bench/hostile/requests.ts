import { encoded, HEAD_LENGTH, VALUES } from './values'
import { cookiesOf, headerNames, parameterNames, type Screen, submit } from './screens'
import type { WatchedPortal } from './watched-portal'

export interface Shape {
  kind: string
  name: string
  /** Returns the status of the response. */
  run: () => Promise<number>
}

type Portal = WatchedPortal & { secret: string }

const values = Object.entries(VALUES)
const PARAMETERS_AT_ONCE = 4
const FIELD_LENGTH = 40_000
const MEGABYTE = 1024 * 1024

/** Paths without login, as long as the server accepts. */
export function pathShapes(portal: Portal): Shape[] {
  const prefixes = [
    '/',
    '/assets/',
    '/healthz/',
    '/associate/',
    '/s/',
    '/calendar/',
    '/picture/',
    '/document/',
  ]
  const parts = ['/', '\\', '%2F', '%5C', '/.', '/..', '.', ';', '%', '%00', '%E0%B0%95', 'a.data/', '+']
  return prefixes.flatMap((prefix) =>
    parts.map((part) => ({
      kind: 'path',
      name: `${prefix} + ${part}…`,
      run: () => portal.send(`${prefix}x${part.repeat(HEAD_LENGTH / part.length)}y`),
    })),
  )
}

/** Each parameter of each route's path. */
export function routeShapes(portal: Portal, screens: Screen[]): Shape[] {
  const patterns = [...new Map(screens.map((screen) => [screen.pattern, screen])).values()]
  return patterns.flatMap(({ pattern, path, isOpen }) => {
    const segments = new URL(path, portal.url).pathname.split('/')
    return pattern.split('/').flatMap((segment, index) => {
      if (!segment.includes(':')) return []
      return values.map(([value, make]) => ({
        kind: 'path parameter',
        name: `${pattern} ${segment}: ${value}`,
        run: async () => {
          const given = segments.with(
            index,
            encodeURIComponent(make(HEAD_LENGTH)).slice(0, HEAD_LENGTH - 200),
          )
          return portal.send(given.join('/'), { headers: await cookieFor(portal, isOpen) })
        },
      }))
    })
  })
}

/** Each parameter on each screen, some at a time. */
export function queryShapes(portal: Portal, screens: Screen[]): Shape[] {
  const names = parameterNames(screens)
  const groups = Array.from({ length: Math.ceil(names.length / PARAMETERS_AT_ONCE) }, (_, index) =>
    names.slice(index * PARAMETERS_AT_ONCE, (index + 1) * PARAMETERS_AT_ONCE),
  )
  const patterns = [...new Map(screens.map((screen) => [screen.pattern, screen])).values()]
  const all = patterns.flatMap((screen, row) =>
    groups.map((group, column) => ({ screen, group, value: values[(row + column) % values.length]! })),
  )
  const own = screens.flatMap((screen) =>
    [...new URL(screen.path, portal.url).searchParams.keys()].flatMap((name) =>
      values.map((value) => ({ screen, group: [name], value })),
    ),
  )
  return [...own, ...all].map(({ screen, group, value: [value, make] }) => ({
    kind: 'query parameter',
    name: `${screen.kind} ${group.join(' ')}: ${value}`,
    run: async () => {
      const address = new URL(screen.path, portal.url)
      group.forEach((name) => address.searchParams.delete(name))
      const length = Math.floor((HEAD_LENGTH - 2_000) / group.length)
      const hostile = group.map((name) => `${name}=${encoded(make(length), length)}`).join('&')
      const query = [address.search.slice(1), hostile].filter(Boolean).join('&')
      return portal.send(`${address.pathname}?${query}`, { headers: await cookieFor(portal, screen.isOpen) })
    },
  }))
}

export function headerShapes(portal: Portal, picture: string): Shape[] {
  const targets = ['/login', '/home', picture, '/healthz', '/manifest.webmanifest']
  return headerNames().flatMap((header) =>
    targets.flatMap((target) =>
      values.map(([value, make]) => ({
        kind: 'header',
        name: `${target.slice(0, 20)} ${header}: ${value}`,
        run: async () =>
          portal.send(target, {
            headers: {
              ...(await cookieFor(portal, target === '/login')),
              [header]: make(HEAD_LENGTH - 3_000),
            },
          }),
      })),
    ),
  )
}

/** `names` are those of the cookies that the portal sets. */
export function cookieShapes(portal: Portal, names: string[]): Shape[] {
  const hostile = [
    ...values.map(([value, make]) => [value, make(HEAD_LENGTH - 3_000)] as const),
    ['many cookies', Array.from({ length: 8_000 }, (_, index) => `${index}=%`).join(';')] as const,
  ]
  return ['/login', '/home'].flatMap((target) =>
    hostile.flatMap(([value, text]) => [
      {
        kind: 'cookie',
        name: `${target}: ${value}`,
        run: async () => {
          const { Cookie = '' } = await cookieFor(portal, target === '/login')
          return portal.send(target, { headers: { Cookie: `${Cookie}; ${text}` } })
        },
      },
      ...names.map((name) => ({
        kind: 'cookie',
        name: `${target} ${name}: ${value}`,
        run: () => portal.send(target, { headers: { Cookie: `${name}=${text}` } }),
      })),
    ]),
  )
}

/** Each field of each form. */
export function formShapes(portal: Portal, screens: Screen[]): Shape[] {
  const known = new Set<string>()
  return screens.flatMap((screen) =>
    screen.forms.flatMap((form) => {
      const { pathname } = new URL(form.action)
      if (pathname.endsWith('/logout')) return []
      return form.fields.flatMap(([field]) => {
        const key = `${pathname} ${field}`
        if (known.has(key)) return []
        known.add(key)
        return values.map(([value, make]) => ({
          kind: 'form field',
          name: `${key}: ${value}`,
          run: () => submit(portal, screen, form, { [field]: make(FIELD_LENGTH) }),
        }))
      })
    }),
  )
}

/** Each form, sent by a page of another site in the browser of a logged-in person. */
export function forgedShapes(portal: Portal, screens: Screen[]): Shape[] {
  const forms = new Map(screens.flatMap(({ forms }) => forms.map((form) => [form.action, form])))
  return [...forms.values()].map(({ action, fields }) => ({
    kind: FORGED,
    name: action.slice(portal.url.length),
    run: async () => {
      const headers = {
        Cookie: await cookiesOf(portal),
        Origin: 'https://other.example',
        'Sec-Fetch-Site': 'cross-site',
        'Content-Type': 'application/x-www-form-urlencoded',
      }
      const path = action.slice(portal.url.length)
      return portal.send(path, { method: 'POST', headers }, new URLSearchParams(fields).toString())
    },
  }))
}

export const FORGED = 'forged post'

/** Bodies that are slow to read, at the login page and at the form that takes a picture. */
export function bodyShapes(portal: Portal): Shape[] {
  const boundary = 'b'
  const part = (head: string, content = '') => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`
  const end = `--${boundary}--\r\n`
  const field = 'Content-Disposition: form-data; name="bank_name"'
  const bodies: [string, string][] = [
    ['header lines of a part', part(`${field}\r\n${'a:\r\n'.repeat(2_400_000)}`) + end],
    ['parts', part(field, 'x').repeat(100_000) + end],
    ['parts without a name', part('Content-Disposition: form-data', 'x').repeat(100_000) + end],
    ['boundaries', `--${boundary}\r\n`.repeat(1_500_000) + end],
    ['almost boundaries', part(field, '\r\n--'.repeat(2_500_000)) + end],
    ['one field', part(field, 'x'.repeat(10 * MEGABYTE)) + end],
    ...values.map(([value, make]): [string, string] => [
      `file name of ${value}`,
      part(
        `Content-Disposition: form-data; name="image"; filename="${make(MEGABYTE).replaceAll('"', '\\"')}"\r\nContent-Type: image/png`,
        'x',
      ) + end,
    ]),
  ]
  const targets = [
    { path: '/login?keep=1', isOpen: true },
    { path: '/login', isOpen: true },
    { path: '/bank-details', isOpen: false },
  ]
  const multipart = targets.flatMap(({ path, isOpen }) =>
    bodies.map(([name, body]) => ({
      kind: 'body',
      name: `${path} ${name}`,
      run: async () => {
        const headers = {
          ...(await cookieFor(portal, isOpen)),
          Origin: portal.url,
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
          'Content-Length': Buffer.byteLength(body),
        }
        return portal.send(path, { method: 'POST', headers }, body)
      },
    })),
  )
  const fields = [
    '&'.repeat(MEGABYTE),
    'a=&'.repeat(MEGABYTE / 3),
    '%'.repeat(MEGABYTE),
    'a[]='.repeat(MEGABYTE / 4),
  ]
  const urlencoded = fields.map((body) => ({
    kind: 'body',
    name: `/login ${body.slice(0, 4)}…`,
    run: () => {
      const headers = { Origin: portal.url, 'Content-Type': 'application/x-www-form-urlencoded' }
      return portal.send('/login', { method: 'POST', headers }, body)
    },
  }))
  return [...multipart, ...urlencoded]
}

async function cookieFor(portal: Portal, isOpen: boolean): Promise<{ Cookie?: string }> {
  return isOpen ? {} : { Cookie: await cookiesOf(portal) }
}
