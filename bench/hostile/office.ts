import { type Call, type Endpoint, endpoints } from '../../app/api/endpoints'
import { VALUES } from './values'

/* Attacks the calls of the office desk at the reference API: other people's tokens, hostile values, formulas, uploads. */

const LENGTHS = [40, 5_000, 19_000]
const FORMULAS = ['=HYPERLINK("http://x.example")', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1']
const ODD = [
  '\0',
  '\ud800',
  '__proto__',
  '[]',
  '{"a":1}',
  '["a"',
  '9'.repeat(400),
  '-0',
  '1e309',
  '../../etc/passwd',
  '%00',
]

interface File {
  name: string
  columns: { name: string }[]
}

/** Returns one line for each call that gives way. */
export async function attackOffice(
  url: string,
  tokens: { portal: string; office: string },
): Promise<string[]> {
  const weak: string[] = []
  const calls = (Object.entries(endpoints) as [Call, Endpoint][]).filter(
    ([name, { token }]) => name.startsWith('office') && token === 'required' && name !== 'officeLogout',
  )
  for (const [name, endpoint] of calls)
    for (const [who, token] of Object.entries({
      nobody: '',
      forger: 'x'.repeat(43),
      associate: tokens.portal,
    })) {
      const { status, text } = await send(endpoint.method, addressOf(endpoint, '1'), { token, body: {} })
      if (![401, 403].includes(status)) weak.push(`${name} answers ${who}: ${status} ${text.slice(0, 80)}`)
    }
  for (const list of ['associates', 'payables', 'log', 'bookings'])
    for (const token of ['', tokens.portal]) {
      const { status } = await send('GET', `office/csv/${list}`, { token })
      if (![401, 403].includes(status)) weak.push(`CSV of ${list}: ${status}`)
    }

  const texts = Object.values(VALUES).flatMap((make) => LENGTHS.map((length) => make(length)))
  const hostile = [...texts, ...FORMULAS, ...ODD]
  const clerk = (method: string, path: string, body?: object) =>
    send(method, path, { token: tokens.office, body })
  for (const value of hostile) {
    for (const [name, endpoint] of calls) {
      const short = Buffer.from(value.slice(0, 3_000)).toString()
      const query = new URLSearchParams(endpoint.query.map((field) => [field, short]))
      const path = `${addressOf(endpoint, short)}?${query}`
      check(
        `${name} ${nameOf(value)}`,
        await clerk(endpoint.method, path, { [value]: value, value, lines: [value] }),
      )
    }
    check(
      `login ${nameOf(value)}`,
      await send('POST', 'office/login', { body: { mobile: value, password: value } }),
    )
  }
  const { files } = JSON.parse((await clerk('GET', 'office/files')).text) as { files: File[] }
  for (const { name, columns } of files) {
    const { rows } = JSON.parse((await clerk('GET', `office/records/${name}`)).text) as {
      rows: { key: string; version: string; values: Record<string, string> }[]
    }
    for (const column of columns)
      for (const value of [...hostile.filter((_, index) => index % 7 === 0), ...FORMULAS, ...ODD]) {
        const changed = { values: { ...rows[0]?.values, [column.name]: value }, confirm: false }
        const { key = null, version = '' } = rows[0] ?? {}
        check(`${name}.${column.name} ${nameOf(value)}`, await save(name, { ...changed, key, version }))
        check(
          `new ${name}.${column.name} ${nameOf(value)}`,
          await save(name, { ...changed, key: null, version }),
        )
      }
    await findFormulas(name, columns, rows[0])
  }
  for (const [name, content] of UPLOADS) {
    const form = new FormData()
    form.append('files', new globalThis.File([content], name))
    check(`upload ${nameOf(name)}`, await clerk('POST', 'office/imports', form))
  }
  return weak

  function save(file: string, body: object) {
    return clerk('POST', `office/records/${file}`, body)
  }

  /** Writes each formula where the desk takes it, and reads the CSV. */
  async function findFormulas(
    file: string,
    columns: File['columns'],
    row?: { key: string; version: string; values: Record<string, string> },
  ) {
    if (!row) return
    let { version } = row
    for (const { name } of columns)
      for (const formula of FORMULAS) {
        const saved = await save(file, { key: row.key, version, values: { [name]: formula }, confirm: true })
        const reply = JSON.parse(saved.text) as { outcome?: string; version?: string }
        if (reply.outcome === 'saved') version = reply.version ?? version
      }
    const { text } = await clerk('GET', `office/csv/${file}`)
    const cells = text.split('\n').flatMap((line) => line.split(','))
    const formulas = cells.filter((cell) => /^"?[=@\t＝]|^"?[+-](?![\d.]+"?\r?$)/.test(cell))
    if (formulas.length > 0) weak.push(`CSV of ${file} has the formula ${formulas[0]}`)
  }

  function check(name: string, { status, text }: { status: number; text: string }) {
    if (status >= 500 || status === 0) weak.push(`${name}: ${status} ${text.slice(0, 80)}`)
    if (/SQLITE|syntax error|at .*\.(js|ts):\d+|\/work\/|\/app\//.test(text))
      weak.push(`${name} tells ${text.slice(0, 120)}`)
  }

  async function send(
    method: string,
    path: string,
    { token = '', body = undefined as object | undefined },
    triesLeft = 5,
  ): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(`${url}/${path}`, {
        method,
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        body: method === 'GET' || !body ? undefined : body instanceof FormData ? body : JSON.stringify(body),
      })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      // The API closes a connection whose body it did not read, and the next request may still use it.
      if (triesLeft > 0) return send(method, path, { token, body }, triesLeft - 1)
      return { status: 0, text: String((error as Error).cause ?? error) }
    }
  }
}

const UPLOADS: [string, string][] = [
  ['../../receipts.csv', 'number\n1\n'],
  [`${'x'.repeat(300)}.csv`, 'a\n'],
  ['receipts.csv', '\0'.repeat(100_000)],
  ['receipts.csv', `number,booking,received_on,amount\n"${'"'.repeat(2_000_001)}`],
  ['receipts.csv', `number${','.repeat(200_000)}\n`],
  ['receipts.csv', `${'n'.repeat(5_000_000)}\n`],
  ['bookings.csv', `number\n${'=1+1\n'.repeat(20_000)}`],
  ['a.zip', 'PK\u0005\u0006'.padEnd(22, '\0')],
  ['a.zip', 'PK\u0003\u0004'.repeat(100_000)],
  ['a.zip', ''],
]

const addressOf = ({ path }: Endpoint, value: string) =>
  path.replace(/\{\w+\}/g, encodeURIComponent(value === '' || value === '.' ? 'x' : value))

const nameOf = (value: string) =>
  JSON.stringify(value.slice(0, 12)) + (value.length > 12 ? `… (${value.length})` : '')
