import type { Example } from '../example'
import { ShortName } from '~/ui/text/text'

export const examples: Example[] = [
  { name: 'short enough', render: () => <ShortName name="Lakshmi" maxLetters={9} /> },
  { name: 'cut', render: () => <ShortName name="Venkata Satya Surya Narayana Raju" maxLetters={9} /> },
  { name: 'cut, Telugu', render: () => <ShortName name="వెంకట సత్య సూర్య నారాయణ రాజు" maxLetters={9} /> },
]
