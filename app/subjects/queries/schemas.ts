import * as z from 'zod/v4-mini'
import { expectedPaise, QUERY_CATEGORIES, queryText } from '~/domain/line-query'
import { labelled } from '~/screen/forms/form-schema'
import { m } from '~/messages/messages'

export const NewQuerySchema = z.object({
  category: labelled(m.whatIsWrong, z.enum(QUERY_CATEGORIES, { error: m.chooseWhatIsWrong })),
  should_be: labelled(m.shouldBe, expectedPaise),
  text: labelled(m.message, queryText),
})

/** A reply, or the reason to reopen a closed query. */
export const ReplySchema = z.object({ text: labelled(m.message, queryText) })
