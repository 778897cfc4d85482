import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { ListedTotal } from './listed-total'
import type { PaymentsPage } from './payments-page'

const page: PaymentsPage = {
  number: 1,
  isEmpty: false,
  listedPaise: 1_000_00,
  voided: [],
  view: 'own',
  bills: [],
  days: [],
}
const chosen = { isListed: true, years: [2026], year: 2026 }

it.each([
  [{ bankPaise: 600_00, otherPaise: 100_00, unconfirmedPaise: 300_00 }, /₹300 of it is cash/],
  [{ bankPaise: 700_00, otherPaise: 300_00, unconfirmedPaise: 0 }, /₹1,000$/],
  [{ bankPaise: 600_00, otherPaise: 0, unconfirmedPaise: 300_00 }, /₹1,000$/],
  [null, /₹1,000$/],
])('X091 X097 of a listed total of ₹1,000, %j is named if it explains the total', (paid, text) => {
  const html = renderPlain(<ListedTotal chosen={chosen} month="" pages={[page]} isWhole paid={paid} />)
  expect(html.replace(/<[^>]*>/g, '')).toMatch(text)
})
