import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { rupeesIn } from './typed'

export const MAX_QUERY_TEXT = 1000

export const queryText = z.string({ error: m.writeMessage }).check(
  z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
  z.minLength(1, { error: m.writeMessage }),
  // Code points, not UTF-16 units, so that most emoji count as one.
  z.refine((text) => [...text].length <= MAX_QUERY_TEXT, { error: m.messageTooLong }),
  z.refine((text) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text), {
    error: m.messageUnreadable,
  }),
)

/** Reads a typed amount, such as `1,25,000`, `₹500.50` or `१२,५००`, in paise; null if nothing is typed. */
export const expectedPaise = z.pipe(
  z.optional(z.string()),
  z.transform((text, { issues }) => {
    if (!text?.trim()) return null
    const rupees = rupeesIn(text)
    const amountPaise = rupees === null || /\.\d{3}/.test(rupees) ? null : Math.round(Number(rupees) * 100)
    if (amountPaise !== null && amountPaise < MAX_PAISE) return amountPaise
    issues.push({ code: 'custom', message: m.enterRupees(), input: text })
    return z.NEVER
  }),
)

/** A thousand crore rupees. */
const MAX_PAISE = 1e12

export const LINE_KINDS = ['commission', 'payment', 'receipt'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export const QUERY_CATEGORIES = ['amount', 'rate', 'missing receipt', 'not mine', 'other'] as const
export type QueryCategory = (typeof QUERY_CATEGORIES)[number]

export const QUERY_STATES = ['sent', 'being checked', 'answered', 'closed'] as const
export type QueryState = (typeof QUERY_STATES)[number]

export const QUERY_ACTIONS = ['reply', 'close', 'reopen'] as const
export type QueryAction = (typeof QUERY_ACTIONS)[number]

export const MAX_OPEN_QUERIES = 50
/** Per query. The last message is reserved for the office, so that the associate cannot use up all messages. */
export const MAX_MESSAGES = 20
