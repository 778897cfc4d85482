import type { Example } from '../example'
import { Stack } from '../stack/stack'
import { Icon } from './icon'
import { type IconName, paths } from './paths'

export const examples: Example[] = [
  {
    name: 'all, each beside its word',
    render: () => (
      <Stack direction="row" gap={16}>
        {(Object.keys(paths) as IconName[]).map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </Stack>
    ),
  },
]
