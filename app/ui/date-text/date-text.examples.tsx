import type { Example } from '../example'
import { DateText } from '~/ui/text/text'

export const examples: Example[] = [
  { name: 'date', render: () => <DateText date="2026-09-07" /> },
  { name: 'unknown', render: () => <DateText date={null} /> },
]
