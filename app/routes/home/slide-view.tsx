import { UpstreamText } from '~/ui/text/text'
import { Picture, type ShownPicture } from '~/screen/pictures/picture'

export interface ShownSlide {
  title: string
  name: string
  comment: string
  thumb: ShownPicture | null
  image: ShownPicture | null
}

export const nameOf = ({ name, title }: ShownSlide) => name || title

/** Shown on its own page or, with scripts, in a dialog. */
export function SlideView({ slide, isFirst }: { slide: ShownSlide; isFirst?: boolean }) {
  return (
    <>
      {slide.image && (
        <Picture
          picture={slide.image}
          name={slide.title || slide.name}
          shape="contain"
          sizes="(min-width: 70em) 1048px, 92vw"
          isFirst={isFirst}
        />
      )}
      {slide.comment && (
        <p>
          <UpstreamText>{slide.comment}</UpstreamText>
        </p>
      )}
    </>
  )
}
