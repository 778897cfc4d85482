import { expect, it } from 'vitest'
import type { Instalment } from '~/contract/statements'
import { renderPlain, textOf } from '../../../tests/factories/render-plain'
import { Instalments } from './instalments'

const DUE_PAISE = 100_00
const dueOn = (index: number) =>
  `2026-${String(Math.floor(index / 28) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`
const instalment = (index: number, paidPaise: number): Instalment & { isOverdue: boolean } => ({
  isOverdue: false,
  type: `EMI ${index + 1}`,
  isRegistrationCharge: false,
  dueOn: dueOn(index),
  duePaise: DUE_PAISE,
  paidPaise,
  balancePaise: DUE_PAISE - paidPaise,
})

const nextAt = (index: number) => ({ type: `EMI ${index + 1}`, dueOn: dueOn(index) })

/** The first `paidCount` instalments are paid. The last instalment has the paid amount `lastPaise`. `next` is an index. */
function read(
  paidCount: number,
  count: number,
  { next, sort, lastPaise = 0 }: { next?: number; sort?: string; lastPaise?: number } = {},
) {
  const paidOf = (index: number) => {
    if (index < paidCount) return DUE_PAISE
    return index === count - 1 ? lastPaise : 0
  }
  const instalments = Array.from({ length: count }, (_, index) => instalment(index, paidOf(index)))
  const html = renderPlain(
    <Instalments
      instalments={instalments}
      next={next === undefined ? null : nextAt(next)}
      sort={sort ? { by: sort, order: 'asc', to: () => '' } : undefined}
    />,
  )
  const [bodyHtml = '', footHtml = ''] = html.split('<tfoot')
  const bodies = bodyHtml.split('<tbody').slice(1)
  return {
    folds: [...html.matchAll(/<summary[^>]*>([^<]*)/g)].map(([, label]) => label),
    total: textOf(footHtml),
    rowCounts: bodies.map((body) => body.match(/rowheader/g)?.length ?? 0).filter((rows) => rows > 0),
  }
}

it.each([
  [
    'the paid ones, and all but twenty from the next one on',
    read(4, 40, { next: 4 }),
    ['4 paid · ₹400', '16 later · ₹1,600'],
    [4, 20, 16],
  ],
  [
    'no unpaid one before the next one',
    read(4, 40, { next: 7 }),
    ['4 paid · ₹400', '13 later · ₹1,300'],
    [4, 23, 13],
  ],
  ['none if only two would be folded', read(0, 22, { next: 0 }), [], [22]],
  ['none if there is no next one', read(0, 22), [], [22]],
  ['no later one if one of them is partly paid', read(0, 40, { next: 0, lastPaise: 10 }), [], [40]],
  ['none if they are sorted', read(4, 40, { next: 4, sort: 'due' }), [], [40]],
])('X032 of instalments, folds %s', (_, shown, folds, rowCounts) => {
  expect(shown).toMatchObject({ folds, rowCounts })
})

it('X032 the next instalment is not confused with another row of the same due day', () => {
  const [first, ...others] = Array.from({ length: 40 }, (_, index) => instalment(index, 0))
  const charge = { ...instalment(1, 0), type: 'Registration Charges', isRegistrationCharge: true }
  const html = renderPlain(<Instalments instalments={[first!, charge, ...others]} next={nextAt(1)} />)
  expect(html).toContain('19 later · ₹1,900')
})

it('X032 the total row counts folded instalments too', () => {
  const { total } = read(4, 40, { next: 4 })
  expect(total).toBe('Total ₹4,000 ₹400 ₹3,600')
})

it('X098 of a cancelled booking, folds the rows after the last payment, and has neither a total nor a balance', () => {
  const instalments = Array.from({ length: 40 }, (_, index) => instalment(index, index < 5 ? DUE_PAISE : 0))
  const html = renderPlain(<Instalments instalments={instalments} isCancelled />)
  expect([...html.matchAll(/<summary[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(['35 not paid'])
  expect(html.split('<summary')[0]).toContain('EMI 5')
  expect(html).not.toMatch(/Balance|<tfoot|Total/)
})

it('X032 says which instalments are overdue', () => {
  const instalments = [0, 1].map((index) => ({ ...instalment(index, 0), isOverdue: index === 0 }))
  const html = renderPlain(<Instalments instalments={instalments} />)
  expect(html.match(/Overdue since .*?1-Jan-26/g)).toHaveLength(1)
  expect(html.match(/Overdue since/g)).toHaveLength(1)
})
