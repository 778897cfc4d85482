import type { LoaderFunctionArgs } from '@remix-run/node'
import { serveCsv } from '~/subjects/office/serve-csv.server'

export const loader = (args: LoaderFunctionArgs) => serveCsv(args, 'payables')
