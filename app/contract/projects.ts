import type { z } from 'zod/v4'
import { list, optionalList } from './list'
import { rera, reraUrl } from './rera'
import { day, decimal, flag, id, longText, money, optionalId, orNull, text, url } from './wire'
import { from, reply, wireObject } from './wire-object'

/** Screens show every project of a firm. */
const MAX_PROJECTS = 1_000

const WireProject = wireObject('project', {
  id: ['project_id', id],
  name: from(
    { name: text, projectName: ['project_name', text] },
    ({ name, projectName }) => name || projectName,
  ),
  code: ['project_code', text],
  ratePaise: ['rate', money],
  isDefault: ['is_default', flag],
  brochureUrl: ['project_brochure', orNull(url)],
  layoutUrl: ['project_layout', orNull(url)],
  latitude: decimal,
  longitude: decimal,
  rera,
  reraUrl: ['rera_url', reraUrl],
})

export const ProjectsReply = reply('projects', { projects: list(WireProject, MAX_PROJECTS) }).transform(
  ({ projects }) => projects,
)

export type Project = z.output<typeof ProjectsReply>[number]

const WireGalleryDate = wireObject('gallery date', {
  projectId: ['project_id', optionalId],
  projectName: ['project_name', text],
  /** `yyyy-MM-dd` without the time, because links contain the date. */
  date: day,
  images: [
    'data',
    optionalList(
      wireObject('gallery image', { thumbUrl: ['thumb_image', orNull(url)], heading: text, notes: longText }),
    ),
  ],
})

export const GalleryDatesReply = reply('gallery dates', {
  dates: ['gallery_dates', list(WireGalleryDate)],
}).transform(({ dates }) => dates)

export type GalleryDate = z.output<typeof WireGalleryDate>

/** All slides are in the page. */
const MAX_SLIDES = 200

const WireSlide = wireObject('slide', {
  thumbUrl: ['thumb_path', orNull(url)],
  imageUrl: ['img_path', orNull(url)],
  title: text,
  name: text,
  comment: longText,
}).transform((slide) => ({
  ...slide,
  thumbUrl: slide.thumbUrl ?? slide.imageUrl,
  imageUrl: slide.imageUrl ?? slide.thumbUrl,
}))

export const SliderReply = reply('slider', {
  slides: ['image_slider', list(WireSlide, MAX_SLIDES)],
}).transform(({ slides }) => slides)

export type Slide = z.output<typeof WireSlide>
