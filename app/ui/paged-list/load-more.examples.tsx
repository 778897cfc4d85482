import type { Example } from '../example'
import { LoadMore } from './load-more'

export const examples: Example[] = [
  { name: 'more', render: () => <LoadMore to="?page=2" /> },
  { name: 'pending', render: () => <LoadMore to="?page=2" isPending /> },
  { name: 'end', render: () => <LoadMore to={null} /> },
]
