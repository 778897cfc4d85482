import type { Example } from '../example'
import { TextLink } from '../text-link/text-link'
import { Card } from './card'

export const examples: Example[] = [
  {
    name: 'with heading and action',
    render: () => (
      <Card heading="Bank details" actions={<TextLink to="/bank-details">Change</TextLink>}>
        <p>State Bank of India, Madhapur</p>
      </Card>
    ),
  },
]
