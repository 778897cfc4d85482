import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../heading/heading'
import { Icon } from '../icon/icon'
import * as styles from './accordion.css'

type AccordionProps = {
  heading: string
  level?: HeadingLevel
  detail?: ReactNode
  /** Figure on the right. */
  meta?: ReactNode
  defaultOpen?: boolean
  id?: string
  children: ReactNode
}

export function Accordion({ heading, level = 2, detail, meta, defaultOpen, id, children }: AccordionProps) {
  return (
    <details className={styles.accordion} open={defaultOpen} id={id}>
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
