import type { Example } from '../example'
import { Heading } from './heading'

export const examples: Example[] = ([2, 3, 4] as const).map((level) => ({
  name: `level ${level}`,
  render: () => <Heading level={level}>Sep 2026</Heading>,
}))
