import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { accordion, body } from '../accordion/accordion.css'
import { Heading, type HeadingLevel } from '../heading/heading'
import { Icon } from '../icon/icon'
import { head } from './link-accordion.css'

export type LinkAccordionProps = {
  heading: string
  level?: HeadingLevel
  /** Where it is open, or where it is closed when it is open now: the address says which one is. */
  to: string
  isOpen: boolean
  /** What is in it; rendered only while it is open. */
  children: ReactNode
}

/** An accordion whose content is loaded when it is opened: its head is a link to the content's own address. */
export function LinkAccordion({ heading, level = 2, to, isOpen, children }: LinkAccordionProps) {
  return (
    <section className={accordion}>
      <Link className={head} to={to} aria-expanded={isOpen} preventScrollReset>
        <Heading level={level}>{heading}</Heading>
        <Icon name="down" />
      </Link>
      {isOpen && <div className={body}>{children}</div>}
    </section>
  )
}
