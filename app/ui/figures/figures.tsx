import type { ReactNode } from 'react'
import * as styles from './figures.css'

type Figure = {
  label: string
  value: ReactNode
  note?: string
}

interface FiguresProps {
  items: Figure[]
  /** The first figure answers the question of the page: it is large, and on phones in a row of its own. */
  isFirstMain?: boolean
}

export function Figures({ items, isFirstMain = false }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value, note }, index) => {
        const isMain = isFirstMain && index === 0
        return (
          <div className={isMain ? styles.main : styles.figure} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={isMain ? styles.mainValue : styles.value}>{value}</dd>
            {note && <dd className={styles.label}>{note}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

/** The figure that leads a card. */
export function MainFigure({ label, value, note }: Omit<Figure, 'note'> & { note?: ReactNode }) {
  return (
    <dl>
      <div>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.mainValue}>{value}</dd>
        {note && <dd className={styles.label}>{note}</dd>}
      </div>
    </dl>
  )
}
