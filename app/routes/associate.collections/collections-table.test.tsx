import { expect, it } from 'vitest'
import { CollectionsReply } from '~/contract/collections'
import { renderPlain } from '../../../tests/factories/render-plain'
import { CollectionsTable } from './collections-table'

const WIRE = { booking_id: 9001, customer_name: 'Lakshmi', due_on: '2026-11-21', amount: 1_000 }
const SENDER = { associateName: 'Ravi', firmName: 'Plot Partner' }

/** Text and address of each action of a row. The first link of the row leads to its booking. */
function actionLinksOf(customerMobile: string) {
  const { rows } = CollectionsReply.parse({
    status: true,
    rows: [{ ...WIRE, customer_mobile: customerMobile }],
  })
  const html = renderPlain(
    <CollectionsTable caption="Today" rows={rows} isTeam={false} sender={SENDER} sort={null} />,
  )
  const links = [...html.matchAll(/<a [^>]*href="([^"?]*)[^>]*>(.*?)<\/a>/gs)].map(
    ([, address, words = '']) => [words.replace(/<[^>]+>/g, ''), address] as const,
  )
  return links.slice(1)
}

it('X021 X022 the row of a customer with a mobile has links to call and to remind', () => {
  expect(actionLinksOf('98765 43210')).toEqual([
    ['Call Lakshmi', 'tel:+919876543210'],
    [expect.stringMatching(/^Remind Lakshmi on WhatsApp/), 'https://wa.me/919876543210'],
  ])
})

it('X021 a row shows the date of cancelling, the delay and what the payment earns', () => {
  const { rows } = CollectionsReply.parse({
    status: true,
    rows: [{ ...WIRE, days_late: 40, cancels_on: '2026-12-03', instalment: 'EMI 4', commission: 80 }],
  })
  const html = renderPlain(
    <CollectionsTable caption="Overdue" rows={rows} isTeam={false} sender={SENDER} sort={null} />,
  )
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  for (const fact of ['Cancels on 3-Dec-26', '40 days late', 'EMI 4', 'Earns you ₹80'])
    expect(words).toContain(fact)
})

it.each(['', '+1 555 0100'])(
  'X022 for the customer mobile %j, the reminder link says to choose a chat',
  (customerMobile) => {
    expect(actionLinksOf(customerMobile)).toEqual([
      [expect.stringMatching(/^Remind Lakshmi: choose the chat in WhatsApp/), 'https://wa.me/'],
    ])
  },
)
