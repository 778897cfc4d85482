import type { Example } from '../example'
import { PaidBar } from '~/ui/bars/bars'

export const examples: Example[] = [
  { name: 'part', render: () => <PaidBar paidPaise={62_500_00} totalPaise={76_700_00} /> },
  { name: 'none', render: () => <PaidBar paidPaise={0} totalPaise={999_999_999_00} /> },
]
