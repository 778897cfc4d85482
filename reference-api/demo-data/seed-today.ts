import { isIsoDate, todayInIndia, type IsoDate } from '../../app/domain/dates'

export function seedToday(text: string | undefined = process.env.SEED_TODAY): IsoDate {
  if (!text) return todayInIndia()
  if (!isIsoDate(text)) throw new Error(`SEED_TODAY must be a day such as 2026-11-21, not "${text}".`)
  return text
}
