import { Amount } from '../text/text'
import { DescriptionList } from '../description-list/description-list'
import type { Example } from '../example'
import { Derivation } from './derivation'

export const examples: Example[] = [
  {
    name: 'in a list of figures',
    render: () => (
      <DescriptionList
        items={[
          {
            label: 'Net Cmsn',
            value: (
              <Derivation text="₹1,92,000 − ₹20,000 = ₹1,72,000">
                <Amount paise={172_000_00} />
              </Derivation>
            ),
          },
          {
            label: 'Paid',
            value: (
              <Derivation text="6.88 % × (₹99,99,99,999 − ₹14,200) = ₹6,87,99,023">
                <Amount paise={6_87_99_023_00} />
              </Derivation>
            ),
          },
          {
            label: 'Due',
            value: (
              <Derivation text={null}>
                <Amount paise={103_200_00} />
              </Derivation>
            ),
          },
        ]}
      />
    ),
  },
]
