import type { Example } from '../example'
import { ContactLine } from './contact-line'

export const examples: Example[] = [
  {
    name: 'phone and mail',
    render: () => (
      <ContactLine
        parts={[
          { text: '040-4000 0000', href: 'tel:04040000000' },
          { text: ' or ' },
          { text: 'help@firm.example', href: 'mailto:help@firm.example' },
        ]}
      />
    ),
  },
]
