import type { ReactNode } from 'react'
import { heading } from './heading.css'

export type HeadingLevel = 2 | 3 | 4

/** Levels below the `<h1>`, which Page renders. */
export function Heading({
  level = 2,
  id,
  children,
}: {
  level?: HeadingLevel
  id?: string
  children: ReactNode
}) {
  const Tag = `h${level}` as const
  return (
    <Tag className={heading[level]} id={id}>
      {children}
    </Tag>
  )
}
