import type { Example } from '../example'
import { Notice } from './notice'

export const examples: Example[] = [
  { name: 'info', render: () => <Notice>Registration charges not included</Notice> },
  {
    name: 'warning',
    render: () => (
      <Notice tone="warning">Shown as saved on 7 Sep 2026 4:05 PM. There is no connection now.</Notice>
    ),
  },
  {
    name: 'critical',
    render: () => (
      <Notice tone="critical" title="Login failed">
        Invalid mobile or password
      </Notice>
    ),
  },
  { name: 'positive', render: () => <Notice tone="positive">Your bank details are approved.</Notice> },
]
