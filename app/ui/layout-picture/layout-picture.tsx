import * as styles from './layout-picture.css'

const COLUMNS = 7
const ROWS = 6
const [WIDTH, HEIGHT, GAP] = [54, 44, 8]
/** A road runs below every second row. */
const ROAD = 26
const SOLD = [1, 4, 8, 9, 13, 17, 20, 22, 27, 31, 33, 36, 40]
const CHOSEN = 24

/** A layout of plots, one of them chosen: the product's own picture, for pages that have nothing else to show yet. */
export function LayoutPicture({ size }: { size: keyof typeof styles.picture }) {
  return (
    <svg
      className={styles.picture[size]}
      viewBox="0 0 480 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: COLUMNS * ROWS }, (_, index) => {
        const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
        const fill = index === CHOSEN ? styles.chosen : SOLD.includes(index) ? styles.sold : styles.plot
        return (
          <rect
            key={index}
            className={fill}
            x={27 + column * (WIDTH + GAP)}
            y={24 + row * (HEIGHT + GAP) + Math.floor(row / 2) * ROAD}
            width={WIDTH}
            height={HEIGHT}
            rx="6"
          />
        )
      })}
      <path className={styles.road} d="M0 137h480M0 267h480" />
    </svg>
  )
}
