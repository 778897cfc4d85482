import { Picture, type ShownPicture } from '~/pictures/picture'

export interface ShownSlide {
  title: string
  name: string
  comment: string
  thumb: ShownPicture | null
  image: ShownPicture | null
}

/** What heads a slide that was opened (checklist M052). */
export const nameOf = ({ name, title }: ShownSlide) => name || title

/** The large picture of a slide and what is said about it: on a page of its own, and in a dialog with a script. */
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
      {slide.comment && <p>{slide.comment}</p>}
    </>
  )
}
