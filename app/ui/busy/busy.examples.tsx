import type { Example } from '../example'
import { topBar } from '../frame/top-bar.css'
import { Busy } from './busy'

export const examples: Example[] = [
  {
    name: 'busy',
    render: () => (
      <div className={topBar}>
        <Busy isBusy />
      </div>
    ),
  },
  { name: 'idle', render: () => <Busy isBusy={false} /> },
]
