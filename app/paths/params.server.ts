import { z } from 'zod/v4'
import { dayIn } from '~/domain/dates'
import { MAX_TEAM_SEARCH_LENGTH } from './searches'

// Ids become path segments of upstream calls, so no character with a meaning in paths is allowed.
const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/)

/** Plot numbers come from the project's layout: they may contain `/`, `+`, spaces and letters of any script. */
const plotNumber = z.string().trim().min(1).max(60)

export const bookingParams = z.object({ bookingId: id })
export const projectParams = z.object({ projectId: id })

/** Stands for an invalid or missing date (M225). */
export const NO_DATE = '0'

export const galleryDateParams = z.object({
  projectId: id,
  date: z.string().transform((text) => dayIn(text) ?? NO_DATE),
})
export const dueParams = z.object({ projectId: id, plotNumber, bookingId: id })
export const paymentParams = z.object({
  projectId: id,
  plotNumber,
  bookingId: id,
  commissionId: id,
  receiptId: id,
})
export const bookedPlotsParams = z.object({ associateId: id, projectId: id })
export const commissionBillParams = z.object({ associateId: id, commissionId: id })
export const commissionStatementParams = z.object({ commissionId: id, receiptId: id })
export const cancelledBookingParams = z.object({ associateId: id, projectId: id, bookingId: id, plotId: id })
export const cancelledCommissionParams = z.object({ userId: id, plotId: id, bookingId: id, projectId: id })
export const queryParams = z.object({ queryId: id })
/** The commission, payment or receipt that a query is about, with the short keys of `paths.newQuery`. */
export const lineParams = z.object({
  b: id.optional(),
  a: id.optional(),
  c: id.optional(),
  r: id.optional(),
  n: z
    .string()
    .trim()
    .max(60)
    .regex(/^\P{Cc}+$/u)
    .optional(),
})
export const associateParams = z.object({ associateId: id })
export const teamMemberParams = z.object({
  project_id: id,
  associate_id: id,
  searching: z.string().optional(),
})
export const teamSearchParams = z.object({
  project_id: id,
  q: z.string().trim().min(1).max(MAX_TEAM_SEARCH_LENGTH),
})

const MAX_PARAMS = 100
/** One more than an address to return to may have, which is the longest value. */
const MAX_VALUE_LENGTH = 2_001

/**
 * The only reader of a URL's query on the server. Ignores parameters after the first 100, and cuts long values, so that the schema of their
 * field reports them and no page repeats them.
 */
export function searchParamsOf(url: string): URLSearchParams {
  const bounded = new URLSearchParams()
  for (const [name, value] of new URL(url).searchParams) {
    if (bounded.size === MAX_PARAMS) break
    bounded.append(name, value.slice(0, MAX_VALUE_LENGTH))
  }
  return bounded
}
