import type { Example } from '../example'
import { TextLink } from './text-link'

export const examples: Example[] = [
  { name: 'alone', render: () => <TextLink to="/forgot-password">Forgot Password</TextLink> },
  {
    name: 'file, with icon',
    render: () => (
      <TextLink to="/receipts.csv" icon="download" isDocument>
        Download CSV
      </TextLink>
    ),
  },
  {
    name: 'in a sentence',
    render: () => (
      <p>
        See the{' '}
        <TextLink to="/receipts" isInline>
          receipts
        </TextLink>{' '}
        of this plot.
      </p>
    ),
  },
]
