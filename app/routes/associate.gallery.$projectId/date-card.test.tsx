import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { DateCard } from './date-card'

const picture = { heading: 'Gate', picture: { src: '/picture/1', srcSet: '' } }
const withoutAddress = { heading: 'Gate', picture: null }

/** The counts in "+N View Gallery" beside two, three and four thumbnails. */
function countsOf(thumbs: (typeof picture | typeof withoutAddress)[], count: number) {
  const html = renderPlain(<DateCard date="2026-09-07" to="/" count={count} thumbs={thumbs} isFirst />)
  return [...html.matchAll(/\+(\d+) View Gallery/g)].map(([, others]) => Number(others))
}

it('M223 a picture without an address is not shown, so "+N View Gallery" counts it', () => {
  expect(countsOf([picture, withoutAddress, picture, picture], 9)).toEqual([7, 6, 6])
  expect(countsOf([picture, withoutAddress], 2)).toEqual([1, 1, 1])
})
