import { EmptyState } from '../empty-state/empty-state'
import type { Example } from '../example'
import { Results } from './results'

export const examples: Example[] = [
  {
    name: 'some',
    render: () => (
      <Results summary="3 bookings" filters={{}} empty={null}>
        <p>Content</p>
      </Results>
    ),
  },
  {
    name: 'none',
    render: () => (
      <Results summary="0 bookings" filters={{}} empty={<EmptyState>No Records Found!</EmptyState>}>
        <p>Content</p>
      </Results>
    ),
  },
]
