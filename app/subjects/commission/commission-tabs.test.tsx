import { expect, it } from 'vitest'
import { PlotCommissionReply } from '~/contract/commission'
import { inLanguage } from '~/messages/request-language.server'
import { renderPlain } from '../../../tests/factories/render-plain'
import { CommissionTabs } from './commission-tabs'

const commission = PlotCommissionReply.parse({
  status: true,
  total_cmsn: 4000,
  net_cmsn: 3000,
  paid: 2000,
  due: 1000,
  data: [{ receipt_id: 7 }],
})

const labels = () =>
  [
    ...renderPlain(
      <CommissionTabs commission={commission} isTeam={false} to={() => '/'} receiptTo={() => '/'} />,
    ).matchAll(/<dt[^>]*>([^<]*)<\/dt>/g),
  ]
    .map(([, label]) => label)
    .slice(0, 4)

it('M164 X071 the totals are named in the language of the page', () => {
  expect(labels()).toEqual(['Total', 'Net', 'Paid', 'Due'])
  expect(inLanguage('hi', labels)).toEqual(['कुल', 'नेट', 'भुगतान', 'बकाया'])
})
