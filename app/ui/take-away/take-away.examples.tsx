import type { Example } from '../example'
import { TakeAway } from './take-away'

export const examples: Example[] = [
  {
    name: 'a statement',
    render: () => (
      <TakeAway pdf="/receipts.pdf" csv="/receipts.csv" shareText={'Receipts\nTotal: ₹3,36,700'} />
    ),
  },
  { name: 'a list', render: () => <TakeAway csv="/bookings.csv" /> },
]
