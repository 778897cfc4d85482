import type { Example } from '../example'
import { Pills, Tabs } from './tabs'

const items = [
  { to: '/by-team', label: 'By Team', isCurrent: false },
  { to: '/by-month', label: 'By Month', isCurrent: true },
]

export const examples: Example[] = [
  { name: 'tabs', render: () => <Tabs label="Bookings" items={items} /> },
  { name: 'pills', render: () => <Pills label="Bookings" items={items} /> },
]
