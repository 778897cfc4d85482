import type { Example } from '../example'
import { SearchBox } from './search-box'

export const examples: Example[] = [
  { name: 'empty', render: () => <SearchBox action="/" name="search_key" clearTo="/" /> },
  {
    name: 'searched',
    render: () => (
      <SearchBox
        action="/"
        name="q"
        label="Search associate code or name"
        clearTo="/"
        value="12/A రాజు"
        fromCharacters={3}
        keeps={{ date: '2026-09-07' }}
      />
    ),
  },
]
