import type { Example } from '../example'
import { ErrorSummary } from './error-summary'

export const examples: Example[] = [
  {
    name: 'two errors',
    render: () => (
      <ErrorSummary
        errors={[
          { name: 'email', message: 'Mobile or Email is required' },
          { name: 'password', message: 'Password is required' },
        ]}
      />
    ),
  },
]
