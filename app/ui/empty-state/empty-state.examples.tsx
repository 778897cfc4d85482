import type { Example } from '../example'
import { EmptyState } from './empty-state'

export const examples: Example[] = [
  { name: 'sentence', render: () => <EmptyState>No results found</EmptyState> },
  {
    name: 'sentence and hint',
    render: () => <EmptyState hint="Your office adds them.">No results found</EmptyState>,
  },
  {
    name: 'sentence and next step',
    render: () => <EmptyState action={{ to: '?', label: 'Clear search' }}>No Records Found!</EmptyState>,
  },
]
