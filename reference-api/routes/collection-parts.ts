import type { IsoDate } from '../../app/domain/dates'
import type { CallContext } from '../call'
import { type Booked, findBooked } from '../db/queries/collections'
import type { Earners } from '../db/queries/commission'
import { isLargeTeam } from '../db/queries/team'
import { directory } from '../parts/directory'
import { numbersByBooking, toTable } from '../parts/numbers-by-booking'
import type { NumberTable } from '../parts/number-table'
import { isOneOf } from '../parts/seller-numbers'
import { DUES_WIDTH, PROJECT, readDues, SELLER, type RowFilter } from './collection-figures'
import {
  COMMISSION_WIDTH,
  FORECAST_WIDTH,
  readCommission,
  readForecast,
  toMonths,
} from './collection-forecast'

interface Filters {
  scope: Earners
  project_id?: number
}

type Context = Pick<CallContext<string, Filters>, 'db' | 'viewer' | 'query' | 'today' | 'current'>

/** Covers all sellers, so that all large teams share one cached table. */
const duesOfAll = (today: IsoDate) =>
  numbersByBooking(DUES_WIDTH, async (db, ids) =>
    readDues(db, await findBooked(db, ids ? { ids } : {}), today),
  )

const forecastOfAll = (today: IsoDate) =>
  numbersByBooking(FORECAST_WIDTH, async (db, ids) =>
    readForecast(db, await findBooked(db, ids ? { ids } : {}), today),
  )

export async function readDuesOf(context: Context): Promise<{ dues: NumberTable; isShown: RowFilter }> {
  const { db, today, current, query } = context
  const sellerIds = await findSellers(context)
  const dues = isLargeTeam(sellerIds.length)
    ? await current(`dues ${today}`, duesOfAll(today))
    : toTable(DUES_WIDTH, await readDues(db, await findBooked(db, { sellerIds }), today))
  return { dues, isShown: shownRows(dues, sellerIds, query.project_id) }
}

export async function readForecastOf(context: Context) {
  const { query, today } = context
  const sellerIds = await findSellers(context)
  const { forecast, commission } = isLargeTeam(sellerIds.length)
    ? await currentForecast(context)
    : await forecastOfSellers(context, sellerIds)
  const sumsOf = (table: NumberTable) => table.sums(shownRows(table, sellerIds, query.project_id))
  return toMonths(sumsOf(forecast), sumsOf(commission), today)
}

async function currentForecast({ viewer, today, current }: Context) {
  const currentOfAll = () => current(`forecast ${today}`, forecastOfAll(today))
  const commission = await current(
    `commission of ${viewer.id} ${today}`,
    numbersByBooking(COMMISSION_WIDTH, async (db, ids) => {
      const forecast = await currentOfAll()
      const allIds = () => Array.from(forecast.ids.subarray(0, forecast.size)).sort((a, b) => a - b)
      return readCommission(db, ids ?? allIds(), viewer.id, forecast)
    }),
  )
  return { forecast: await currentOfAll(), commission }
}

async function forecastOfSellers({ db, viewer, today }: Context, sellerIds: string[]) {
  const rows = await readForecast(db, await findBooked(db, { sellerIds }), today)
  const forecast = toTable(FORECAST_WIDTH, rows)
  const commission = await readCommission(db, [...rows.keys()], viewer.id, forecast)
  return { forecast, commission: toTable(COMMISSION_WIDTH, commission) }
}

async function findSellers({ viewer, query, current }: Context): Promise<string[]> {
  return query.scope === 'own' ? [viewer.id] : (await current('directory', directory)).idsBelow(viewer.id)
}

function shownRows(table: NumberTable, sellerIds: string[], projectId?: Booked['projectId']): RowFilter {
  const isSeller = isOneOf(sellerIds)
  // Reads `table.numbers` on each call, because the table may replace its array.
  return (row) =>
    isSeller(table.numbers[row * table.width + SELLER]!) &&
    (projectId === undefined || table.numbers[row * table.width + PROJECT] === projectId)
}
