import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../schema'
import { addDays } from '../rules/calendar'
import { PROJECTS_PER_SET } from './projects'

/** The rates of levels 1…9: per cent of the eligible amount, times 100. */
const PERCENT_LADDER = [500, 650, 800, 900, 1000, 1100, 1200, 1300, 1400]
/** The rates of the older ladder: rupees per square yard, times 100. */
const PER_YARD_LADDER = [30_000, 39_000, 48_000, 54_000, 60_000, 66_000, 72_000, 78_000, 84_000]
const PER_YARD_INDEX = 0
const PER_YARD_UNTIL_DAYS_AGO = 730
const SINCE_THE_START = '2000-01-01'

export const DEMO_CANCELLATION = { afterUnpaid: 3, afterDays: 1 }

/** What a firm may agree and decide for itself. */
export const DEMO_RULES: NewRow<'firm_rules'> = {
  from_on: SINCE_THE_START,
  late_percent_hundredths: 1_085,
  cancel_after_unpaid: DEMO_CANCELLATION.afterUnpaid,
  cancel_after_days: DEMO_CANCELLATION.afterDays,
  min_rate_percent_hundredths: 9_000,
  cash_limit_rupees: 10_000,
}

export const DEMO_FIRM: NewRow<'firm'> = {
  name: 'Sitara Plots',
  mobile: '9000009000',
  email: 'office@sitara.example',
  address: '3-6-108, Lake Road, Demo Nagar, Hyderabad 500099',
}

/** Rates are in per cent, but until two years ago, the first project of each set had rates per square yard. */
export function commissionRateRows(
  projects: (NewRow<'projects'> & { id: number })[],
  today: IsoDate,
): (NewRow<'commission_rates'> & { project_id: number | null })[] {
  const rows = (projectId: number | null, from_on: IsoDate, type: 'Per Sq.Yd' | '%', ladder: number[]) =>
    ladder.map((rate_hundredths, index) => ({
      project_id: projectId,
      from_on,
      level: index + 1,
      commission_type: type,
      rate_hundredths,
    }))
  const perYard = projects.filter(({ id }) => (id - 1) % PROJECTS_PER_SET === PER_YARD_INDEX)
  return [
    ...rows(null, SINCE_THE_START, '%', PERCENT_LADDER),
    ...perYard.flatMap(({ id }) => [
      ...rows(id, SINCE_THE_START, 'Per Sq.Yd', PER_YARD_LADDER),
      ...rows(id, addDays(today, -PER_YARD_UNTIL_DAYS_AGO), '%', PERCENT_LADDER),
    ]),
  ]
}
