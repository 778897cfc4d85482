import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../schema'
import { addDays } from '../rules/calendar'
import { personaOf } from './personas'

const ROWS_PER_DAY = 100

/** Returns logins of P2 until the day before `today`, so that an account with much activity can be measured. */
export function activityRows(count: number, today: IsoDate): NewRow<'activity'>[] {
  const days = Math.ceil(count / ROWS_PER_DAY)
  return Array.from({ length: count }, (_, index) => {
    const minute = String(index % 60).padStart(2, '0')
    return {
      associate_id: personaOf('P2').id,
      at: `${addDays(today, Math.floor(index / ROWS_PER_DAY) - days)} 10:${minute}:00`,
      kind: 'login' as const,
      device: 'Chrome on Android',
      address: '203.0.113.0',
      details: '{}',
    }
  })
}
