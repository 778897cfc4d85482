import { z } from 'zod/v4'
import { list, optionalList } from './list'
import { date, dayOf, longText, optionalId, text, url, wireObject } from './wire'

const WireGalleryDate = wireObject('gallery date', {
  project_id: optionalId,
  date,
  project_name: text,
  data: optionalList(
    wireObject('gallery image', { thumb_image: url, heading: text, notes: longText }).transform((wire) => ({
      thumbUrl: wire.thumb_image || null,
      heading: wire.heading,
      notes: wire.notes,
    })),
  ),
}).transform((wire) => ({
  projectId: wire.project_id,
  projectName: wire.project_name,
  /** `yyyy-MM-dd` without the time, because links contain the date. */
  date: dayOf(wire.date),
  images: wire.data,
}))

export const GalleryDatesReply = wireObject('gallery dates', {
  status: z.literal(true),
  message: longText,
  gallery_dates: list(WireGalleryDate),
}).transform(({ gallery_dates }) => gallery_dates)

export type GalleryDate = z.output<typeof WireGalleryDate>
