import type { IsoDate } from '../../app/domain/dates'
import type { CommissionType, Row } from '../schema'

export interface Ladder {
  type: CommissionType
  /** Rates in hundredths, by level. */
  rates: ReadonlyMap<number, number>
}

type Rate = Pick<
  Row<'commission_rates'>,
  'project_id' | 'from_on' | 'level' | 'commission_type' | 'rate_hundredths'
>

/** Returns the newest ladder in force on a day: the project's or, if it has none, the one for all projects; null if neither exists. */
export function ladderOn(rates: Rate[], projectId: number, on: IsoDate): Ladder | null {
  const ratesInForce = rates.filter(({ from_on }) => from_on <= on)
  const ratesOfProject = ratesInForce.filter((rate) => rate.project_id === projectId)
  const chosen =
    ratesOfProject.length > 0 ? ratesOfProject : ratesInForce.filter((rate) => rate.project_id === null)
  const newest = chosen.reduce((latest, { from_on }) => (from_on > latest ? from_on : latest), '')
  const steps = chosen.filter(({ from_on }) => from_on === newest)
  const firstStep = steps[0]
  if (!firstStep) return null
  return {
    type: firstStep.commission_type,
    rates: new Map(steps.map(({ level, rate_hundredths }) => [level, rate_hundredths])),
  }
}

/** Returns the rate in hundredths. A level that the ladder does not have gets the rate of the next level below, or 0. */
export function ladderRate({ rates }: Ladder, level: number): number {
  const levels = [...rates.keys()].filter((step) => step <= level)
  return levels.length === 0 ? 0 : rates.get(Math.max(...levels))!
}
