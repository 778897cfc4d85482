import { Fragment, type ReactNode } from 'react'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { shorten } from '~/domain/names'
import { langOf } from '~/messages/page-language'
import { hidden } from '~/ui/styles/shared.css'
import { numeric, short, zero } from '~/ui/text/text.css'

export function Amount({ paise }: { paise: number | null | undefined }) {
  return <span className={paise === 0 ? zero : numeric}>{formatRupees(paise)}</span>
}

type DateTextProps = {
  /** `yyyy-MM-dd`, optionally with a time, which is not shown. */
  date: string | null | undefined
}

export function DateText({ date }: DateTextProps) {
  const text = formatDate(date)
  if (!date || text === '—') return <span>—</span>
  return (
    <time className={numeric} dateTime={date.slice(0, 10)}>
      {text}
    </time>
  )
}

type ShortNameProps = { name: string; maxLetters: number }

/** Truncates a long name. Screen readers and the tooltip get the full name (M163). */
export function ShortName({ name, maxLetters }: ShortNameProps) {
  const shownName = shorten(name, maxLetters)
  if (shownName === name) return <span>{name}</span>
  return (
    <span title={name}>
      <span className={short} aria-hidden="true">
        {shownName}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}

/** A text that may come from the upstream. On a page in another language, English text gets a `lang` attribute (X071). */
export function UpstreamText({ children }: { children: string }) {
  const lang = langOf(children)
  return lang ? <span lang={lang}>{children}</span> : children
}

/** See `withTags`. */
const TAG = /\u0002(\w+)(?:\/\u0003|\u0003([^]*?)\u0002\/\1\u0003)/

/** Stands in a message where a part belongs instead of a value. */
export const partNamed = (name: string) => `\u0002${name}/\u0003`

interface RichTextProps {
  /** Such as `Booked on 7-Sep-26. <link>Show all dates</link>` or `Due <amount/>`. */
  text: string
  /** A part for each tag. A function gets the words inside the tag. */
  parts: Record<string, ReactNode | ((words: string) => ReactNode)>
}

/** A text with parts, such as links and figures. Their places may differ between languages. */
export function RichText({ text, parts }: RichTextProps) {
  // `split` returns, in turn, a text between tags, the name of a tag, and the words inside the tag.
  return text.split(TAG).map((piece, index, pieces) => {
    if (index % 3 === 0) return piece
    if (index % 3 === 2) return null
    const part = parts[piece ?? '']
    return (
      <Fragment key={index}>{typeof part === 'function' ? part(pieces[index + 1] ?? '') : part}</Fragment>
    )
  })
}

/** The words in `<hidden>` are for screen readers only. `parts` are those inside them. */
export const hiddenPartsWith = (parts: RichTextProps['parts']) => ({
  hidden: (words: string) => (
    <VisuallyHidden>
      <RichText text={words} parts={parts} />
    </VisuallyHidden>
  ),
})

export const hiddenParts = hiddenPartsWith({})

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
