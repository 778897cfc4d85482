import type { Example } from '../example'
import { Amount } from '~/ui/text/text'

export const examples: Example[] = [
  { name: 'large', render: () => <Amount paise={999_999_999_00} /> },
  { name: 'negative, with paise', render: () => <Amount paise={-1_234_567_50} /> },
  { name: 'unknown', render: () => <Amount paise={null} /> },
]
