import { Amount } from '../text/text'
import type { Example } from '../example'
import { Figures } from './figures'

const figure = (label: string, paise: number | null) => ({ label, value: <Amount paise={paise} /> })

export const examples: Example[] = [
  {
    name: 'four',
    render: () => (
      <Figures
        items={[
          figure('Total', 76_700_00),
          figure('Net', 62_500_00),
          figure('Paid', 4_300_50),
          figure('Due', 999_999_999_00),
        ]}
      />
    ),
  },
  {
    name: 'with a note',
    render: () => (
      <Figures items={[{ ...figure('Next', 67_696_00), note: 'EMI 12 · 10-Dec-26' }, figure('Paid', 0)]} />
    ),
  },
  {
    name: 'three',
    render: () => (
      <Figures items={[figure('Total', 999_999_999_00), figure('Paid', null), figure('Due', 0)]} />
    ),
  },
]
