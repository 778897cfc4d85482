import { z } from 'zod'
import { dayIn } from '~/domain/dates'
import { readSearch, textIn } from '~/lib/search.server'

const MAX_SEARCH = 100

const Search = z.object({
  search_key: textIn(z.string().trim().max(MAX_SEARCH, `Search must not exceed ${MAX_SEARCH} characters.`)),
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
  if (day === null) context.addIssue({ code: 'custom', message: `${text.slice(0, 20)} is not a date.` })
  return day ?? z.NEVER
}
