import type { Example } from '../example'
import { Stack } from './stack'

export const examples: Example[] = [
  {
    name: 'column',
    render: () => (
      <Stack gap={8}>
        <p>First</p>
        <p>Second</p>
      </Stack>
    ),
  },
  {
    name: 'row',
    render: () => (
      <Stack direction="row" gap={24}>
        <p>First</p>
        <p>Second</p>
      </Stack>
    ),
  },
]
