import * as z from 'zod/v4-mini'
import { QUERY_CATEGORIES } from '~/domain/line-query'
import { labelled } from '~/forms/form-schema'
import { queryText, shouldBe } from '~/domain/line-query-fields'

export const NewQuerySchema = z.object({
  category: labelled('What is wrong?', z.enum(QUERY_CATEGORIES, 'Choose what is wrong')),
  should_be: labelled('Should be (₹)', shouldBe),
  text: labelled('Message', queryText),
})

/** A reply, or the reason to reopen a closed query. */
export const ReplySchema = z.object({ text: labelled('Message', queryText) })
