import { useFetcher } from '@remix-run/react'
import { m } from '~/messages/messages'

/** A list returns the page in the address without earlier pages (`pagingFields`). Other routes ignore the parameter. */
export const PART = 'only=1'

/** A fetcher for a part of the screen, such as suggestions or the next page of a list. If it fails, the screen remains. */
export function usePart<Data>() {
  const { data, state, load } = useFetcher<Data>()
  const isLoading = state !== 'idle'
  const hasFailed = !isLoading && data === null
  return {
    data,
    isLoading,
    failure: hasFailed ? failureMessage() : null,
    load: (address: string) => load(`${address}${address.includes('?') ? '&' : '?'}${PART}`),
  }
}

const failureMessage = () => (navigator.onLine ? m.somethingWentWrong() : m.checkYourNetwork())
