import { dayIn } from '~/domain/dates'

const MAX_SEARCH = 100

/** Parses the address; invalid input comes back with errors. */
export function parseSearch(url: string) {
  const given = new URL(url).searchParams
  const searchKey = (given.get('search_key') ?? '').trim()
  const requestedDate = given.get('date') ?? ''
  const date = dayIn(requestedDate) ?? requestedDate
  const errors: { searchKey?: string; date?: string } = {}
  if (searchKey.length > MAX_SEARCH) errors.searchKey = `Search must not exceed ${MAX_SEARCH} characters.`
  if (date && dayIn(date) === null) errors.date = `${date.slice(0, 20)} is not a date.`
  return { searchKey, date, errors: Object.keys(errors).length > 0 ? errors : null }
}
