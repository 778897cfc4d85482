import type { Example } from '../example'
import { Stack } from '../stack/stack'
import { Badge } from './badge'

export const examples: Example[] = [
  {
    name: 'tones',
    render: () => (
      <Stack direction="row" gap={8}>
        <Badge tone="positive">Registered</Badge>
        <Badge tone="warning">Part</Badge>
        <Badge tone="critical">Rejected</Badge>
        <Badge tone="info">Booked</Badge>
        <Badge icon="bank">Bank</Badge>
      </Stack>
    ),
  },
]
