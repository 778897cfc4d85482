import type { PlotPlace } from '~/domain/quote'
import { m } from '~/messages/messages'
import * as styles from './plot-place.css'

/** The block as a small drawing in which only the quoted plot is filled with colour, as on the paper. */
export function PlotPlaceDrawing({ block, columns, rows, plots }: PlotPlace) {
  return (
    <div className={styles.place}>
      <svg
        className={styles.block}
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="xMaxYMin"
        aria-hidden="true"
      >
        {plots.map(({ left, top, width, height, isQuoted }) => (
          <rect
            key={`${left} ${top}`}
            className={isQuoted ? styles.quoted : styles.other}
            x={left}
            y={top}
            width={width}
            height={height}
          />
        ))}
      </svg>
      {m.blockName({ name: block })}
    </div>
  )
}
