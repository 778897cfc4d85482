import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../schema'
import { addDays } from '../rules/calendar'

/** The portal uses the project with the id 4 while the default project is unknown (M119). */
export const DEFAULT_PROJECT_ID = 4
const WITHOUT_LOCATION_ID = 2
const WITHOUT_LAYOUT_ID = 3
const WITHOUT_BROCHURE_ID = 6
/** The registration of one project has expired, and one project has none. */
const RERA_EXPIRED_ID = 5
const WITHOUT_RERA_ID = 2
const RERA_EXPIRED_DAYS_AGO = 40
const RERA_DAYS = 500
const FIRST_RERA_NUMBER = 99_000

const PROJECTS = [
  { code: 'NMG', name: 'Neem Grove', rate: 6_500, latitude: 17.5121, longitude: 78.0884 },
  { code: 'LLV', name: 'Lotus Lake View', rate: 8_999, latitude: 17.2344, longitude: 78.4521 },
  { code: 'SRE', name: 'Sunrise Enclave', rate: 9_999, latitude: 17.4012, longitude: 78.8437 },
  { code: 'MBG', name: 'Mango Bloom Gardens', rate: 12_500, latitude: 17.3187, longitude: 78.7705 },
  { code: 'TMH', name: 'Tamarind Heights', rate: 15_500, latitude: 17.0533, longitude: 78.2216 },
  { code: 'PCM', name: 'Peacock Meadows', rate: 18_000, latitude: 17.6202, longitude: 78.1069 },
  { code: 'SOA', name: 'Silver Oak Avenue', rate: 21_500, latitude: 17.4899, longitude: 78.6014 },
] as const

export const PROJECTS_PER_SET = PROJECTS.length

// In later sets, one of these letters replaces the second letter of a code, so that no two projects have the same code.
const LATER_LETTERS = 'ADEFGHIJKNPQSTUVWXYZ'
export const MAX_SETS = LATER_LETTERS.length + 1

/** Later sets are further phases of the first set. `mediaOf` maps a scene to its media id. */
export function projectRows(
  mediaOf: (scene: string) => number,
  set: number,
  today: IsoDate,
): (NewRow<'projects'> & { id: number })[] {
  return PROJECTS.map(({ code, name, rate, latitude, longitude }, index) => {
    const id = index + 1
    const hasLocation = id !== WITHOUT_LOCATION_ID
    return {
      id: id + set * PROJECTS_PER_SET,
      code: set === 0 ? code : code[0]! + LATER_LETTERS[set - 1] + code[2],
      name: set === 0 ? name : `${name} ${set + 1}`,
      rate_rupees: rate,
      // 4 % of the rate, rounded to ₹50: ₹500 in the default project.
      outright_discount_rupees: Math.round((rate * 4) / 100 / 50) * 50,
      is_default: id === DEFAULT_PROJECT_ID && set === 0 ? 1 : 0,
      brochure_media_id: id === WITHOUT_BROCHURE_ID ? null : mediaOf(`brochure:${id}`),
      layout_media_id: id === WITHOUT_LAYOUT_ID ? null : mediaOf(`layout:${id}`),
      latitude: hasLocation ? latitude : null,
      longitude: hasLocation ? longitude : null,
      ...reraOf(id, set, today),
    }
  })
}

function reraOf(id: number, set: number, today: IsoDate) {
  if (id === WITHOUT_RERA_ID) return { rera_number: null, rera_url: null, rera_valid_until: null }
  const rera_number = `P024000${FIRST_RERA_NUMBER + id + set * PROJECTS_PER_SET}`
  const days = id === RERA_EXPIRED_ID ? -RERA_EXPIRED_DAYS_AGO : RERA_DAYS
  return {
    rera_number,
    rera_url: `https://rera.example/projects/${rera_number}`,
    rera_valid_until: addDays(today, days),
  }
}

/** Months and flat per cent per year. Plan 6 is the portal's default. */
const EMI_PLANS = [
  [6, 0],
  [12, 4],
  [18, 4.5],
  [24, 5],
  [30, 5.5],
  [36, 6],
  [48, 6],
  [60, 6],
] as const

export function emiPlanRows(): NewRow<'emi_plans'>[] {
  return EMI_PLANS.map(([months, percent], index) => ({
    id: index + 1,
    code: `EMI-${months}`,
    months,
    flat_percent_hundredths: percent * 100,
  }))
}
