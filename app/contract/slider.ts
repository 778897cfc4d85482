import { z } from 'zod/v4'
import { list } from './list'
import { longText, text, url, wireObject } from './wire'

/** All slides are in the page. */
const MAX_SLIDES = 200

const WireSlide = wireObject('slide', {
  thumb_path: url,
  img_path: url,
  title: text,
  name: text,
  comment: longText,
}).transform((wire) => ({
  thumbUrl: wire.thumb_path || wire.img_path || null,
  imageUrl: wire.img_path || wire.thumb_path || null,
  title: wire.title,
  name: wire.name,
  comment: wire.comment,
}))

export const SliderReply = wireObject('slider', {
  status: z.literal(true),
  message: longText,
  image_slider: list(WireSlide, MAX_SLIDES),
}).transform(({ image_slider }) => image_slider)

export type Slide = z.output<typeof WireSlide>
