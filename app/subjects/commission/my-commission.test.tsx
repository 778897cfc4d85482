import { expect, it } from 'vitest'
import { PlotCommissionReply } from '~/contract/commission'
import { renderPlain } from '../../../tests/factories/render-plain'
import { MyCommission } from './my-commission'

const textOf = (payments: object[]) =>
  renderPlain(
    <MyCommission
      commission={PlotCommissionReply.parse({ status: true, data: payments })}
      leadingItems={[{ label: 'Customer', value: 'Lakshmi' }]}
      receiptTo={() => '/'}
      queryLink="Ask about this"
    />,
  ).replace(/<[^>]*>/g, '|')

it('without a commission, shows the payments of the reply', () => {
  const text = textOf([{ amount: 500 }])
  expect(text).toMatch(/Customer\|+Lakshmi\|+Ask about this\|/)
  expect(text).toContain('₹500')
  expect(text).not.toContain('No results found')
})
