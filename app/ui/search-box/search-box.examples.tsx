import type { Example } from '../example'
import { SearchBox } from './search-box'

export const examples: Example[] = [
  {
    name: 'searched',
    render: () => (
      <SearchBox
        action="/"
        name="q"
        clearTo="/"
        value="12/A రాజు"
        minCharacters={3}
        hiddenFields={{ date: '2026-09-07' }}
      />
    ),
  },
]
