import { m } from '~/messages/messages'
import { langOf } from '~/messages/page-language'
import { hiddenPartsWith, RichText, UpstreamText } from '~/ui/text/text'
import { TextLink } from '~/ui/text-link/text-link'
import * as styles from './picture.css'

/** An image. In data-saver mode, a link to the image with the typical size of such an image. */
export type ShownPicture = { src: string; srcSet: string } | { to: string; size: string }

interface PictureProps {
  picture: ShownPicture
  name: string
  shape: keyof typeof styles.picture
  sizes?: string
  /** True for pictures in the first viewport, which do not load lazily. */
  isFirst?: boolean
}

/** Reserves the space before the image loads. Crops the image to the shape, unless the shape is `contain`. */
export function Picture({ picture, name, shape, sizes, isFirst }: PictureProps) {
  if ('to' in picture) {
    return (
      <TextLink to={picture.to} icon="gallery" isNewTab>
        <RichText
          text={m.pictureHiddenName({ size: picture.size })}
          parts={hiddenPartsWith({ name: <UpstreamText>{name}</UpstreamText> })}
        />
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
      lang={langOf(name)}
      width={styles.PIXELS[shape][0]}
      height={styles.PIXELS[shape][1]}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  )
}
