import { expect, it, vi } from 'vitest'
import { excessIn } from './json-bounds'
import { readObject } from './reply-object'

const many = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index))

it.each([
  ['values', `{"status":true,"rows":[${'1,'.repeat(4_000_000)}1]}`],
  ['values', `{"status":true,"rows":[${'{},'.repeat(400_000)}{}]}`],
  ['values', `{"status":true,"rows":{${many(400_000, (index) => `"${index}":1`).join()}}}`],
  ['levels', `{"status":true,"rows":${'['.repeat(70)}${']'.repeat(70)}}`],
  ['levels', `{"status":true,"tree":${'{"children":['.repeat(40)}${']}'.repeat(40)}}`],
  ['names', `{"status":true,${many(5_000, (index) => `"name ${index}":1`).join()}}`],
  ['names', `{"status":true,"rows":[${many(5_000, (index) => `{"name ${index}":1}`).join()}]}`],
])('X126 a reply with too many %s is not parsed', (excess, body) => {
  const parse = vi.spyOn(JSON, 'parse')
  expect([excessIn(body), readObject(body)]).toEqual([excess, null])
  expect(parse).not.toHaveBeenCalled()
})

const row = Object.fromEntries(
  Array.from({ length: 27 }, (_, index) => [`field_${index}`, `"[{,: \\ ${index}`]),
)
it.each([
  ['10,000 rows of 27 fields', { rows: many(10_000, () => '').map(() => row) }],
  [
    'a list that PHP sends as an object',
    { rows: Object.fromEntries(many(50_000, String).map((key) => [key, 1])) },
  ],
  ['8 MB of brackets, commas and colons in one text', { text: '[{,"a":'.repeat(500_000) }],
  ['nine levels of a team', many(9, String).reduce((tree) => ({ name: 'A', children: [tree] }), {})],
])('X126 a large reply within the bounds is parsed: %s', (_, reply) => {
  const body = JSON.stringify(reply)
  expect(excessIn(body)).toBeNull()
  expect(readObject(body)).toEqual(reply)
})
