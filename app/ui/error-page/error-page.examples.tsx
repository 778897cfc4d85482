import type { Example } from '../example'
import { ErrorPage } from './error-page'

export const examples: Example[] = [
  {
    name: 'not found',
    render: () => (
      <ErrorPage title="Page not found" actions={[{ to: '/', label: 'Go to Bookings' }]}>
        <p>The address may be mistyped, or the page may have moved.</p>
      </ErrorPage>
    ),
  },
]
