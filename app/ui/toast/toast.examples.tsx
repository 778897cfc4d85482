import type { Example } from '../example'
import { Toast } from './toast'

export const examples: Example[] = [
  {
    name: 'success',
    render: () => (
      <Toast
        toast={{
          type: 'success',
          message: 'Bank details sent',
          description: 'We will check them in two days.',
        }}
      />
    ),
  },
  { name: 'error', render: () => <Toast toast={{ type: 'error', message: 'Something went wrong.' }} /> },
  { name: 'none', render: () => <Toast /> },
]
