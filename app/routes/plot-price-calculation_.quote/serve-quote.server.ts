import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiError } from '~/api/errors'
import { quoteCard, type QuoteCard } from '~/domain/quote'
import { serveFile } from '~/screen/export/serve-file.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { parseSearch } from '~/subjects/plots/price-search.server'
import { quoteParts } from '~/subjects/plots/quote-parts.server'

const MAX_NAME_LENGTH = 80

/** Serves a quote as a file, for the fields in the calculator's address. The upstream calculates every amount. */
export function serveQuote(
  args: LoaderFunctionArgs,
  write: (card: QuoteCard, name: string) => Promise<Response>,
): Promise<Response> {
  const { values, query, errors } = parseSearch(args.request.url)
  return serveFile(
    args,
    () => paths.priceCalculator(values),
    async ({ api, session }) => {
      if (!query) throw badSearch(errors.map(({ message }) => message))
      const { projectId, plotNumber } = query
      const [price, plot, parts] = await Promise.all([
        api.plots.price(query),
        api.plots.info(projectId, plotNumber),
        quoteParts(api, session, query),
      ])
      if (!plot.isAvailable)
        throw new ApiError('refused', m.plotIsNotAvailable({ number: plot.number }), 'quote', 'not available')
      if (parts.isRefused)
        throw new ApiError('refused', [m.quoteNeedsRera(), ...parts.reraGaps].join(' '), 'quote', 'RERA')
      const card = quoteCard({ ...parts.quote, price })
      return write(card, `quote-${price.number}`.slice(0, MAX_NAME_LENGTH))
    },
  )
}

const badSearch = (messages: string[]) =>
  new ApiError('refused', messages.join('. ') || m.basePriceIsRequired(), 'quote', 'search', 400)
