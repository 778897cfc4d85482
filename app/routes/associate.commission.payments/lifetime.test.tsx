import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { lifetimeBar } from '~/subjects/commission/chart.server'
import { Lifetime } from './lifetime'

const sharesOf = (
  paidPaise: number,
  duePaise: number,
  { netPaise = paidPaise + duePaise, eligiblePaise = netPaise as number | null } = {},
) => {
  const lifetime = {
    ...{ asOf: '2026-11-25', eligiblePaise, discountPaise: 0, cancelledPaise: 0, netPaise },
    ...{ paidPaise, unconfirmedPaise: 0, duePaise, payablePaise: null },
  }
  const html = renderPlain(<Lifetime lifetime={lifetime} bar={lifetimeBar(lifetime)} />)
  return [...html.matchAll(/\((\d+) %\)/g)].map(([, percent]) => Number(percent))
}

it.each([
  [3_750, 6_250, [37, 63]],
  [9_999, 1, [99, 1]],
  [10_000, 0, [100, 0]],
  [0, 10_000, [0, 100]],
])('X012 the shares of %d paid and %d due paise make 100 %%', (paid, due, shares) => {
  expect(sharesOf(paid, due)).toEqual(shares)
})

it('X012 if paid and due do not add up to net, each share is calculated separately', () => {
  expect(sharesOf(3_750, 5_000, { netPaise: 10_000 })).toEqual([37, 50])
})

it('X012 the shares make 100 % even if the eligible commission is unknown', () => {
  expect(sharesOf(3_750, 6_250, { eligiblePaise: null })).toEqual([37, 63])
})
