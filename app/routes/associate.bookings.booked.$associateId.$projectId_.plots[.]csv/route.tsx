import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadPlotsCsv } from '~/bookings/bookings-csv.server'

export const loader = (args: LoaderFunctionArgs) => loadPlotsCsv(args, 'booked')
