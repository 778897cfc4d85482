import { m } from '~/messages/messages'
import { formatDate, type IsoDate } from './dates'

/** A registration of a project, or of an associate as an agent, under the Real Estate (Regulation and Development) Act (X094). */
export interface Rera {
  /** Empty if none is recorded. */
  number: string
  /** The last day; null if none is recorded. */
  validUntil: IsoDate | null
}

type ReraState = 'missing' | 'expired' | 'valid'

/** `today` is a day in India. A number without a last day is valid. */
export function reraState({ number, validUntil }: Rera, today: IsoDate): ReraState {
  if (number === '') return 'missing'
  return validUntil !== null && validUntil < today ? 'expired' : 'valid'
}

/** On one line. Empty for a text without a digit, such as "NA" or "applied". */
export const readReraNumber = (text: string): string =>
  /\p{Nd}/u.test(text) ? text.replace(/[\s\p{Cc}]+/gu, ' ').trim() : ''

/** For papers and pages of customers, whatever the last day. Empty without a number. */
export const reraLine = (number: string): string => number && m.reraNumber({ number })
export const reraAgentLine = (number: string): string => number && m.reraAgentNumber({ number })

export interface ShownRera extends Rera {
  isExpired: boolean
}

/** For screens of associates. Null without a number. */
export const shownRera = (rera: Rera | null | undefined, today: IsoDate): ShownRera | null =>
  rera?.number ? { ...rera, isExpired: reraState(rera, today) === 'expired' } : null

interface Party {
  /** Null if the upstream does not send it. */
  rera: Rera | null
}

interface Parties {
  /** Null if it could not be loaded. */
  project: (Party & { name: string }) | null
  /** The associate who shares. Null if it could not be loaded. */
  associate: Party | null
}

/**
 * What the associate must know before sharing a paper, in sentences. If valid numbers are not required, an upstream that knows no RERA
 * leaves no trace; if they are, an unknown number is a gap too.
 */
export function reraGaps(
  { project, associate }: Parties,
  { today, isRequired }: { today: IsoDate; isRequired: boolean },
): string[] {
  const stateOf = (party: Party | null) => {
    if (party?.rera) return reraState(party.rera, today)
    if (!isRequired) return 'valid'
    return party ? 'missing' : 'unknown'
  }
  const states = { project: stateOf(project), associate: stateOf(associate) }
  const gaps = [
    project && states.project === 'missing' && m.projectHasNoRera({ project: project.name }),
    project &&
      states.project === 'expired' &&
      m.projectReraExpired({ project: project.name, day: formatDate(project.rera?.validUntil) }),
    states.associate === 'missing' && m.associateHasNoRera(),
    states.associate === 'expired' &&
      m.associateReraExpired({ day: formatDate(associate?.rera?.validUntil) }),
    Object.values(states).includes('unknown') && m.reraNotChecked(),
  ]
  return gaps.filter((gap) => typeof gap === 'string')
}
