import { m } from '~/messages/messages'
import { Picture, type ShownPicture } from '~/screen/pictures/picture'
import { UpstreamText } from '~/ui/text/text'
import * as styles from './gallery-date.css'

interface GalleryPictureProps {
  heading: string
  notes: string
  picture: ShownPicture | null
  wholeUrl: string | null
  isFirst: boolean
}

/** An image that can be shown links to its largest version. */
export function GalleryPicture({ heading, notes, picture, wholeUrl, isFirst }: GalleryPictureProps) {
  const image = picture && (
    <Picture
      picture={picture}
      name={heading || m.picture()}
      shape="thumb"
      sizes="(min-width: 64em) 220px, (min-width: 37.5em) 30vw, 45vw"
      isFirst={isFirst}
    />
  )
  return (
    <li className={styles.item}>
      {picture && 'src' in picture && wholeUrl ? (
        <a className={styles.whole} href={wholeUrl} target="_blank" rel="noopener">
          {image}
        </a>
      ) : (
        image
      )}
      <div className={styles.caption}>
        <strong>
          <UpstreamText>{heading}</UpstreamText>
        </strong>
        {notes && (
          <p className={styles.notes}>
            <UpstreamText>{notes}</UpstreamText>
          </p>
        )}
      </div>
    </li>
  )
}
