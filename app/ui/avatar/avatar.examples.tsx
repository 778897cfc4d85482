import type { Example } from '../example'
import { Avatar } from './avatar'

export const examples: Example[] = [
  { name: 'three words', render: () => <Avatar name="Ravi Kumar Teja" /> },
  { name: 'one word', render: () => <Avatar name="Sneha" /> },
  { name: 'letters with vowel signs', render: () => <Avatar name="శ్రీ లక్ష్మి" /> },
  {
    name: 'many words',
    render: () => <Avatar name="Venkata Satya Surya Narayana Lakshmi Narasimha Raju Kumar" />,
  },
]
