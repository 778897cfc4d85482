import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading/heading'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import * as styles from './accordion.css'

type AccordionProps = {
  heading: string
  level?: HeadingLevel
  detail?: ReactNode
  /** Figure on the right. */
  meta?: ReactNode
  defaultOpen?: boolean
  children: ReactNode
}

export function Accordion({ heading, level = 2, detail, meta, defaultOpen, children }: AccordionProps) {
  return (
    <details className={styles.accordion} open={defaultOpen}>
      <summary className={styles.summary}>
        <Heading level={level}>{heading}</Heading>
        {meta && <span className={styles.meta}>{meta}</span>}{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
        <Icon name="down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

type LinkAccordionProps = {
  heading: string
  detail?: ReactNode
  meta?: ReactNode
  id?: string
  /** Address that opens the closed accordion, or closes the open one. */
  to: string
  isOpen: boolean
  /** Rendered only while open. */
  children: ReactNode
}

export function LinkAccordion({ heading, detail, meta, id, to, isOpen, children }: LinkAccordionProps) {
  return (
    <section className={styles.accordion} id={id}>
      <Link className={styles.linkHead} to={to} aria-expanded={isOpen} preventScrollReset>
        <Heading>{heading}</Heading>
        {meta && <span className={styles.meta}>{meta}</span>}{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
        <Icon name="down" />
      </Link>
      {isOpen && <div className={styles.body}>{children}</div>}
    </section>
  )
}
