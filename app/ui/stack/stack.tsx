import type { ReactNode } from 'react'
import * as styles from './stack.css'

type StackProps = {
  /** Pixels. */
  gap?: keyof typeof styles.gap
  direction?: keyof typeof styles.direction
  children: ReactNode
}

/** Sets the space between components, which have no outer margin. */
export function Stack({ gap = 16, direction = 'column', children }: StackProps) {
  return <div className={`${styles.stack} ${styles.direction[direction]} ${styles.gap[gap]}`}>{children}</div>
}

/** A form, and on wide screens what it finds at its side. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}

/** Shows its children in two columns on wide screens and in print. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
