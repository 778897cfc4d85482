import { Card } from '../card/card'
import type { Example } from '../example'
import { Columns } from '~/ui/stack/stack'

const parts = ['First', 'Second', 'Third'].map((heading) => (
  <Card key={heading} heading={heading}>
    Sri Lakshmi Narasimha Green Meadows Phase 2
  </Card>
))

export const examples: Example[] = [
  { name: 'parts in two columns', render: () => <Columns>{parts}</Columns> },
]
