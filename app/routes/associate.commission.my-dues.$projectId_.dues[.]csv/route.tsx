import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadDuesCsv } from '~/commission/dues.server'

export const loader = (args: LoaderFunctionArgs) => loadDuesCsv(args, 'own')
