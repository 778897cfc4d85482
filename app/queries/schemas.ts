import { z } from 'zod'
import { QUERY_CATEGORIES } from '~/domain/line-query'
import { queryText, shouldBe } from '~/domain/line-query-fields'

export const NewQuerySchema = z.object({
  category: z
    .enum(QUERY_CATEGORIES, { errorMap: () => ({ message: 'Choose what is wrong' }) })
    .describe('What is wrong?'),
  should_be: shouldBe.describe('Should be (₹)'),
  text: queryText.describe('Message'),
})

/** A reply, or the reason to reopen a closed query. */
export const ReplySchema = z.object({ text: queryText.describe('Message') })
