import { z } from 'zod/v4'
import { dayIn } from '~/domain/dates'
import { readSearch, textIn } from '~/screen/search.server'
import { m } from '~/messages/messages'

const MAX_SEARCH_LENGTH = 100

const Search = z.object({
  search_key: textIn(
    z
      .string()
      .trim()
      .max(MAX_SEARCH_LENGTH, { error: () => m.searchTooLong({ max: MAX_SEARCH_LENGTH }) }),
  ),
  date: z.string().default('').transform(toDay),
})

/** Parses the address; invalid input is returned with errors. */
export function parseSearch(url: string) {
  const { search, errors, isValid } = readSearch(Search, url)
  return {
    searchKey: search.search_key,
    date: search.date,
    errors: isValid ? null : { searchKey: errors.search_key, date: errors.date },
  }
}

function toDay(text: string, context: z.RefinementCtx): string {
  const day = text && dayIn(text)
  if (day === null)
    context.addIssue({ code: 'custom', message: m.valueIsNotADate({ value: text.slice(0, 20) }) })
  return day ?? z.NEVER
}
