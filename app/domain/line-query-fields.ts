import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { MAX_QUERY_TEXT } from './line-query'

// Counts characters, not UTF-16 units, so that an emoji counts as one.
export const queryText = z.string({ error: m.writeWhatIsWrong }).check(
  z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
  z.minLength(1, { error: m.writeWhatIsWrong }),
  z.refine((text) => [...text].length <= MAX_QUERY_TEXT, { error: m.messageTooLong }),
  z.refine((text) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text), {
    error: m.messageUnreadable,
  }),
)

const RUPEES = /^₹?\s*(\d{1,3}(?:,\d{2,3})*|\d{1,10})(\.\d{1,2})?$/

/** Paise of an amount as people type it, such as `1,25,000` or `₹500.50`; null if nothing is typed. */
export const shouldBe = z.pipe(
  z.optional(z.string()),
  z.transform((text, { issues }) => {
    const typed = text?.trim() ?? ''
    if (typed === '') return null
    const [, rupees, paise = ''] = RUPEES.exec(typed) ?? []
    const amount = rupees && Math.round(Number(rupees.replaceAll(',', '') + paise) * 100)
    if (amount !== undefined && amount !== '' && amount <= MAX_PAISE) return amount
    issues.push({ code: 'custom', message: m.enterRupees(), input: text })
    return z.NEVER
  }),
)

/** A thousand crore rupees. */
const MAX_PAISE = 1e12
