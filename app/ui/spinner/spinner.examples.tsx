import type { Example } from '../example'
import { Loading } from './spinner'

export const examples: Example[] = [{ name: 'loading', render: () => <Loading /> }]
