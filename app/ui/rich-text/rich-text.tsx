import { Fragment, type ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/

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
