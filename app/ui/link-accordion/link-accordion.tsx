import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { accordion, body, meta as metaStyle } from '../accordion/accordion.css'
import { Heading, type HeadingLevel } from '../heading/heading'
import { Icon } from '../icon/icon'
import { head } from './link-accordion.css'

export type LinkAccordionProps = {
  heading: string
  level?: HeadingLevel
  /** The figure on the right. */
  meta?: ReactNode
  id?: string
  /** Where it is open, or where it is closed when it is open now: the address says which one is. */
  to: string
  isOpen: boolean
  /** What is in it; rendered only while it is open. */
  children: ReactNode
}

/** An accordion whose content is loaded when it is opened: its head is a link to the content's own address. */
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
