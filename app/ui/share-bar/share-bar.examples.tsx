import type { Example } from '../example'
import { ShareBar } from '~/ui/bars/bars'

export const examples: Example[] = [
  { name: 'part', render: () => <ShareBar part={40} whole={100} /> },
  { name: 'none', render: () => <ShareBar part={0} whole={0} /> },
]
