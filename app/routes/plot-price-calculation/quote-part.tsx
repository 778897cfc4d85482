import { type Quote, quoteText, validUntil } from '~/domain/quote'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { comparedPlot } from '~/subjects/plots/compared-plot'
import type { PriceValues } from '~/subjects/plots/price-values'
import { Card } from '~/ui/card/card'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Notice } from '~/ui/notice/notice'
import { TextLink } from '~/ui/text-link/text-link'
import { SharePicture } from './share-picture'

interface QuotePartProps {
  quote: Quote
  values: PriceValues
  isAvailable: boolean
}

/** The quote as files and as text to share, if the plot is available. */
export function QuotePart({ quote, values, isAvailable }: QuotePartProps) {
  const { price, quotedOn, validDays } = quote
  const picture = paths.quoteFile('png', values)
  const text = quoteText(quote)
  return (
    <Card heading={m.quote()}>
      {isAvailable ? (
        <>
          <p>{validUntil(quotedOn, validDays)}</p>
          <ExportActions pdf={paths.quoteFile('pdf', values)} picture={picture} shareText={text} />
          <SharePicture address={picture} text={text} plot={price.number} />
        </>
      ) : (
        <Notice>{m.noQuoteForPlot({ number: price.number })}</Notice>
      )}
      <TextLink to={paths.comparison({ add: comparedPlot(values) })} icon="plus">
        {m.addToCompare()}
      </TextLink>
    </Card>
  )
}
