import { ButtonLink } from '../button/button'
import type { Example } from '../example'
import { Page } from './page'

export const examples: Example[] = [
  {
    name: 'plain',
    render: () => (
      <Page title="Bookings By Month">
        <p>Content</p>
      </Page>
    ),
  },
  {
    name: 'everything',
    render: () => (
      <Page
        title="Receipts"
        lead="Plot 112, వెంకట సత్య సూర్య నారాయణ రాజు, Sri Lakshmi Narasimha Green Meadows Phase 2"
        back={{ to: '/bookings', label: 'Booked plots' }}
        actions={
          <ButtonLink to="/print" icon="download">
            Download PDF
          </ButtonLink>
        }
        print={{ associate: 'Ravi Kumar Teja', booking: 'Plot 112', printedOn: '2026-09-07 16:05:00' }}
      >
        <p>Content</p>
      </Page>
    ),
  },
]
