import { Button } from '../button/button'
import type { Example } from '../example'
import { DetailsMenu } from './details-menu'

export const examples: Example[] = [
  {
    name: 'two actions',
    render: () => (
      <DetailsMenu label="Options">
        <Button>Show My Cmsn %</Button>
        <Button>Hide Team Cmsn %</Button>
      </DetailsMenu>
    ),
  },
]
