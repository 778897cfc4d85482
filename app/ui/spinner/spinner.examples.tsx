import type { Example } from '../example'
import { Loading } from '~/ui/busy/busy'

export const examples: Example[] = [{ name: 'loading', render: () => <Loading /> }]
