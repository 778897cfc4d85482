import type { Example } from '../example'
import { ExportActions } from './export-actions'

export const examples: Example[] = [
  {
    name: 'a statement',
    render: () => (
      <ExportActions pdf="/receipts.pdf" csv="/receipts.csv" shareText={'Receipts\nTotal: ₹3,36,700'} />
    ),
  },
  {
    name: 'a list',
    render: () => (
      <ExportActions
        csv="/bookings.csv"
        shareText={'For the office only\nBooked Plots'}
        shareLabel="Share with the office"
      />
    ),
  },
]
