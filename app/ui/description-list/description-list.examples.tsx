import { Amount } from '../text/text'
import type { Example } from '../example'
import { DescriptionList } from './description-list'

export const examples: Example[] = [
  {
    name: 'charges',
    render: () => (
      <DescriptionList
        items={[
          { label: 'Sale amount', value: <Amount paise={999_999_999_00} /> },
          { label: 'Discount', value: <Amount paise={-50_000_00} /> },
          { label: 'Customer', value: 'Venkata Satya Surya Narayana Lakshmi Narasimha Raju Kumar' },
          { label: 'Current due', value: <Amount paise={14_200_00} />, isEmphasised: true },
        ]}
      />
    ),
  },
]
