import type { ShownRera } from '~/domain/rera'
import { m } from '~/messages/messages'
import { DateText, RichText, partNamed } from '~/ui/text/text'
import { Notice } from '~/ui/notice/notice'
import { critical, screenOnly } from '~/ui/styles/shared.css'

interface ReraNoticeProps {
  gaps: string[]
  /** True if the gaps forbid the quote. */
  isRefused?: boolean
}

/** What the associate must know before sharing a paper. It is not part of the paper, so it is not printed. */
export function ReraNotice({ gaps, isRefused = false }: ReraNoticeProps) {
  if (gaps.length === 0) return null
  return (
    <div className={screenOnly}>
      <Notice tone="warning" title={isRefused ? m.quoteNeedsRera() : m.beforeYouShare()}>
        {gaps.map((gap) => (
          <p key={gap}>{gap}</p>
        ))}
      </Notice>
    </div>
  )
}

/** "P02400099004 · valid until 31-Mar-28", for screens of associates: papers have no last day. */
export function ReraNumber({ number, validUntil, isExpired }: ShownRera) {
  if (validUntil === null) return number
  const parts = { number, day: <DateText date={validUntil} /> }
  if (!isExpired) return <RichText text={m.numberValidUntil()} parts={parts} />
  return (
    <span className={critical}>
      <RichText text={m.numberExpiredOn()} parts={parts} />
    </span>
  )
}

/** The same after "RERA No." */
export const ReraLine = (rera: ShownRera) => (
  <p>
    <RichText
      text={m.reraNumber({ number: partNamed('number') })}
      parts={{ number: <ReraNumber {...rera} /> }}
    />
  </p>
)
