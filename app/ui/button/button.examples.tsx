import type { Example } from '../example'
import { Stack } from '../stack/stack'
import { Button, ButtonLink } from './button'

export const examples: Example[] = [
  {
    name: 'variants',
    render: () => (
      <Stack direction="row">
        <Button variant="primary">Login</Button>
        <Button icon="search">Search</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Reject</Button>
        <ButtonLink to="/bookings" icon="download">
          Download PDF
        </ButtonLink>
      </Stack>
    ),
  },
  {
    name: 'states',
    render: () => (
      <Stack direction="row">
        <Button variant="primary" softDisabled>
          Login
        </Button>
        <Button variant="primary" isPending>
          Login
        </Button>
      </Stack>
    ),
  },
]
