import { m } from '~/messages/messages'
import { screenOnly } from '~/ui/styles/shared.css'
import { Notice } from '~/ui/notice/notice'

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
