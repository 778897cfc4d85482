import type { Example } from '../example'
import { CopyButton } from './copy-button'

export const examples: Example[] = [
  { name: 'text', render: () => <CopyButton text="https://demo.example" /> },
]
