import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './picture.css'

/** An image with its widths, or where the reader saves data a link to it and what it weighs. */
export type ShownPicture = { src: string; srcSet: string } | { to: string; size: string }

export interface PictureProps {
  picture: ShownPicture
  /** What is to be seen. */
  name: string
  shape: keyof typeof styles.picture
  /** How wide it is shown, where there are several widths to choose from. */
  sizes?: string
  /** In the first viewport: fetched at once. */
  isFirst?: boolean
}

/** Its place is kept before it comes, whatever shape it has: what does not fit is cut off, unless it is shown whole. */
export function Picture({ picture, name, shape, sizes, isFirst }: PictureProps) {
  if ('to' in picture) {
    return (
      <TextLink to={picture.to} icon="gallery" isNewTab>
        Picture<VisuallyHidden> of {name}</VisuallyHidden> ({picture.size})
      </TextLink>
    )
  }
  return (
    <img
      className={styles.picture[shape]}
      src={picture.src}
      srcSet={sizes && picture.srcSet}
      sizes={sizes}
      alt={name}
      width={styles.PIXELS[shape][0]}
      height={styles.PIXELS[shape][1]}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  )
}
