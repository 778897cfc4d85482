import { type Quote, quoteText, reraLines, validUntil } from '~/domain/quote'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { comparedPlot, type PriceValues } from '~/subjects/plots/price-values'
import { ReraNotice } from '~/subjects/plots/rera'
import { Card } from '~/ui/card/card'
import { ButtonLink } from '~/ui/button/button'
import { ExportActions, whatsAppAddress } from '~/ui/export-actions/export-actions'
import { Notice } from '~/ui/notice/notice'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { SharePicture } from './share-picture'

export interface ReraOfQuote {
  reraGaps: string[]
  isRefused: boolean
}

interface QuotePartProps {
  quote: Quote
  rera: ReraOfQuote
  values: PriceValues
  isAvailable: boolean
}

/** The quote as files and as text to share, if the plot is available and no RERA number that the firm requires is missing. */
export function QuotePart({ quote, values, rera, isAvailable }: QuotePartProps) {
  const { price, quotedOn, validDays } = quote
  const { reraGaps, isRefused } = rera
  const picture = paths.quoteFile('png', values)
  const text = quoteText(quote)
  return (
    <Card heading={m.quote()}>
      {isAvailable ? (
        <>
          <ReraNotice gaps={reraGaps} isRefused={isRefused} />
          {!isRefused && (
            <>
              <p>{validUntil(quotedOn, validDays)}</p>
              {reraLines(quote).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <Stack direction="row" gap={12}>
                <ButtonLink variant="primary" to={whatsAppAddress(text)} icon="share" isDocument>
                  {m.shareOnWhatsApp()}
                </ButtonLink>
                <SharePicture address={picture} text={text} plot={price.number} />
              </Stack>
              <ExportActions pdf={paths.quoteFile('pdf', values)} picture={picture} />
            </>
          )}
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
