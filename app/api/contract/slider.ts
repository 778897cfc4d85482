import { z } from 'zod/v4'
import { list } from './list'
import { text, wireObject } from './wire'

const WireSlide = wireObject('slide', {
  thumb_path: text,
  img_path: text,
  title: text,
  name: text,
  comment: text,
}).transform((wire) => ({
  thumbUrl: wire.thumb_path || wire.img_path || null,
  imageUrl: wire.img_path || wire.thumb_path || null,
  title: wire.title,
  name: wire.name,
  comment: wire.comment,
}))

export const SliderReply = wireObject('slider', {
  status: z.literal(true),
  message: text,
  image_slider: list(WireSlide),
}).transform(({ image_slider }) => image_slider)

export type Slide = z.output<typeof WireSlide>
