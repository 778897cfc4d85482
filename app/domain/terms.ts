import { m } from '~/messages/messages'
import { formatRupees, sumOf } from './money'

/** An amount with the name that the screen gives it. */
export type Term = [paise: number | null, name: string]

/**
 * Such as `₹1,92,000 Total Cmsn − ₹20,000 Discount Amt`. Omits terms of 0 except the first. Null if an amount is unknown, fewer than two
 * terms remain, or the terms do not add up to `paise`.
 */
export function sumOfTerms([first, ...others]: [Term, ...Term[]], paise: number | null): string | null {
  const added = signedTerms(others)
  const addedPaise = sumOf(others, ([amount]) => amount)
  if (first[0] === null || addedPaise === null || added.length === 0) return null
  return first[0] + addedPaise === paise ? [named(...first), ...added].join(' ') : null
}

/** Such as `− ₹20,000 Discount` for each known term that is not 0. */
export const signedTerms = (terms: Term[]) =>
  terms.flatMap(([paise, name]) =>
    paise ? [`${paise < 0 ? '−' : '+'} ${named(Math.abs(paise), name)}`] : [],
  )

/** As `sumOfTerms`, with the result. */
export function additionOf(terms: [Term, ...Term[]], paise: number | null): string | null {
  const text = sumOfTerms(terms, paise)
  return text && `${text} = ${formatRupees(paise)}`
}

/** A negative amount is in brackets. */
export const named = (paise: number | null, name: string) => m.namedAmount({ amount: operand(paise), name })

export const operand = (paise: number | null) =>
  paise !== null && paise < 0 ? `(${formatRupees(paise)})` : formatRupees(paise)

export const minus = (paise: number | null) => (paise === null ? null : -paise)
