import type { ReactNode } from 'react'
import { accordion, body, meta as metaStyle } from '../accordion/accordion.css'
import { Heading, type HeadingLevel } from '../heading/heading'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { head } from './link-accordion.css'

type LinkAccordionProps = {
  heading: string
  level?: HeadingLevel
  meta?: ReactNode
  id?: string
  /** Address that opens the closed accordion, or closes the open one. */
  to: string
  isOpen: boolean
  /** Rendered only while open. */
  children: ReactNode
}

export function LinkAccordion({ heading, level = 2, meta, id, to, isOpen, children }: LinkAccordionProps) {
  return (
    <section className={accordion} id={id}>
      <Link className={head} to={to} aria-expanded={isOpen} preventScrollReset>
        <Heading level={level}>{heading}</Heading>
        {meta && <span className={metaStyle}>{meta}</span>}
        <Icon name="down" />
      </Link>
      {isOpen && <div className={body}>{children}</div>}
    </section>
  )
}
