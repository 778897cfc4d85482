import type { Example } from '../example'
import { LinkAccordion } from '~/ui/accordion/accordion'

export const examples: Example[] = [
  {
    name: 'closed',
    render: () => (
      <LinkAccordion heading="Green Meadows" to="/dues/4" isOpen={false}>
        Not loaded yet
      </LinkAccordion>
    ),
  },
  {
    name: 'open',
    render: () => (
      <LinkAccordion
        heading="Sri Lakshmi Narasimha Green Meadows Phase 2"
        meta="1,604 bookings"
        to="/dues"
        isOpen
      >
        What is due there
      </LinkAccordion>
    ),
  },
]
