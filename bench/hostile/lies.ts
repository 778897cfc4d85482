const TEXT_LENGTH = 3_000_000
const REPLY_LENGTH = 7_500_000
const AMOUNT = `1${' '.repeat(100_000)}x`
const NUMERIC = /^-?\d+(\.\d+)?$/

export interface LyingReply {
  kind: 'text' | 'amount' | 'list' | 'reply'
  name: string
  /** Made when sent, because all bodies together take gigabytes. */
  body: () => string
}

/** Replies in which one value is hostile: each text, amount and list of the reply in turn, once per field. */
export function liesAbout(body: string): LyingReply[] {
  const reply = JSON.parse(body) as Record<string, unknown>
  const known = new Set<string>()
  return placesIn(reply).flatMap(({ field, path, value }) => {
    if (known.has(field) || field === 'status') return []
    known.add(field)
    return hostileValues(value).map(([kind, name, hostile]) => ({
      kind,
      name: `${field}: ${name}`,
      body: () => JSON.stringify(replaced(reply, path, hostile())),
    }))
  })
}

type Hostile = [kind: 'text' | 'amount' | 'list', name: string, value: () => unknown]

function hostileValues(value: unknown): Hostile[] {
  if (Array.isArray(value)) {
    const [row = {}] = value as unknown[]
    const count = Math.floor(REPLY_LENGTH / JSON.stringify(row).length)
    const bad = typeof row === 'object' && row !== null ? wrongTypes(row) : {}
    const badCount = Math.floor(REPLY_LENGTH / JSON.stringify(bad).length)
    return [
      ['list', 'rows', () => Array.from({ length: count }, () => row)],
      ['list', 'rows of wrong types', () => Array.from({ length: badCount }, () => bad)],
      ['list', 'rows that are no rows', () => Array.from({ length: REPLY_LENGTH / 2 }, () => 1)],
    ]
  }
  const isText = typeof value === 'string' && !NUMERIC.test(value)
  const amounts: Hostile[] = [
    ['amount', 'blanks', () => AMOUNT],
    ['amount', 'digits', () => '9'.repeat(TEXT_LENGTH)],
    ['amount', 'largest number', () => 1e12],
  ]
  if (!isText) return amounts
  return [
    ['text', 'letters without a blank', () => 'క'.repeat(TEXT_LENGTH / 3)],
    ['text', 'markup', () => '<'.repeat(TEXT_LENGTH)],
    ['text', 'words', () => 'a '.repeat(TEXT_LENGTH / 2)],
    amounts[0]!,
  ]
}

const wrongTypes = (row: object) => Object.fromEntries(Object.keys(row).map((name) => [name, {}]))

interface Place {
  /** Without positions in lists, such as `projects.name`. */
  field: string
  path: string[]
  value: unknown
}

function placesIn(value: unknown, path: string[] = []): Place[] {
  const isContainer = typeof value === 'object' && value !== null
  const field = path.filter((step) => !/^\d+$/.test(step)).join('.')
  const here = field && (!isContainer || Array.isArray(value)) ? [{ field, path, value }] : []
  // Two rows show fields that only some rows have.
  const entries = isContainer ? Object.entries(value).slice(0, Array.isArray(value) ? 2 : Infinity) : []
  return [...here, ...entries.flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function replaced(value: unknown, [step, ...rest]: string[], hostile: unknown): unknown {
  if (step === undefined) return hostile
  if (Array.isArray(value))
    return value.map((row, index) => (index === Number(step) ? replaced(row, rest, hostile) : row))
  const fields = value as Record<string, unknown>
  return { ...fields, [step]: replaced(fields[step], rest, hostile) }
}

const many = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join()

/** Replies that are hostile as a whole. */
export const HOSTILE_REPLIES: LyingReply[] = [
  ['brackets', `{"status":true,"a":${'['.repeat(REPLY_LENGTH / 2)}${']'.repeat(REPLY_LENGTH / 2)}}`],
  ['nested objects', `{"status":true,"a":${'{"a":'.repeat(1e6)}1${'}'.repeat(1e6)}}`],
  ['empty objects', `{"status":true,"a":[${'{},'.repeat(REPLY_LENGTH / 3)}1]}`],
  ['names', `{"status":true,${many(500_000, (index) => `"k${index}":1`)}}`],
  ['names of rows', `{"status":true,"a":[${many(400_000, (index) => `{"k${index}":1}`)}]}`],
  ['positions', `{"status":true,"a":{${many(600_000, (index) => `"${index}":1`)}}}`],
  ['one text', `{"status":true,"a":"${'\\u0c15'.repeat(1e6)}"}`],
  ['a long refusal', JSON.stringify({ status: false, message: '<'.repeat(TEXT_LENGTH) })],
  [
    'errors of fields',
    `{"status":false,"message":"No.","errors":{${many(200_000, (index) => `"k${index}":["Wrong."]`)}}}`,
  ],
  ['no JSON', '<'.repeat(REPLY_LENGTH)],
].map(([name, body]) => ({ kind: 'reply' as const, name: name!, body: () => body! }))
