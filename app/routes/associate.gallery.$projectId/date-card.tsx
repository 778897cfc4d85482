import { formatDate } from '~/domain/dates'
import { m } from '~/messages/messages'
import { Picture, type ShownPicture } from '~/screen/pictures/picture'
import { Heading } from '~/ui/heading/heading'
import { Link } from '~/ui/link/link'
import * as styles from './date-card.css'

interface DateCardProps {
  /** `yyyy-MM-dd`; an empty text if the date is unknown. */
  date: string
  to: string
  /** Number of all pictures of the date. */
  count: number
  thumbs: { heading: string; picture: ShownPicture | null }[]
  /** True if the card is probably in the first viewport. Its first thumbnails then load at once. */
  isFirst: boolean
}

/** Number of thumbnails that a card shows on the narrowest screens (M223). */
const MIN_THUMBS = 2

/** The whole card is the link. */
export function DateCard({ date, to, count, thumbs, isFirst }: DateCardProps) {
  const images = thumbs.flatMap(({ heading, picture }) =>
    picture && 'src' in picture ? [{ heading, picture }] : [],
  )
  return (
    <Link className={styles.card} to={to}>
      <div className={styles.head}>
        <Heading level={2}>{formatDate(date)}</Heading>
        <span className={styles.count}>{m.countPictures({ count })}</span>
      </div>
      {images.length > 0 && (
        <div className={styles.thumbs}>
          {images.map(({ heading, picture }, index) => (
            <span className={styles.thumb} key={index}>
              <Picture
                picture={picture}
                name={heading}
                shape="thumb"
                isFirst={isFirst && index < MIN_THUMBS}
              />
            </span>
          ))}
          <More beside={2} thumbs={images.length} count={count} />
          <More beside={3} thumbs={images.length} count={count} />
          <More beside={4} thumbs={images.length} count={count} />
        </div>
      )}
    </Link>
  )
}

const moreBeside = { 2: styles.moreOnSmall, 3: styles.moreOnMedium, 4: styles.moreOnWide }

/** Shown in one range of screen widths only, because each range shows a different number of thumbnails (M223). */
function More({ beside, thumbs, count }: { beside: keyof typeof moreBeside; thumbs: number; count: number }) {
  const others = count - Math.min(beside, thumbs)
  return others > 0 ? (
    <span className={moreBeside[beside]}>
      <span>{m.countViewGallery({ count: others })}</span>
    </span>
  ) : null
}
