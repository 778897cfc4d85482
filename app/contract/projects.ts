import { z } from 'zod/v4'
import { list, optionalList } from './list'
import { reraFields, reraUrl, toRera } from './rera'
import { date, dayOf, decimal, flag, id, longText, money, optionalId, text, url, wireObject } from './wire'

/** Screens show every project of a firm. */
const MAX_PROJECTS = 1_000

const WireProject = wireObject('project', {
  project_id: id,
  name: text,
  project_name: text,
  project_code: text,
  rate: money,
  is_default: flag,
  project_brochure: url,
  project_layout: url,
  latitude: decimal,
  longitude: decimal,
  ...reraFields,
  rera_url: reraUrl,
}).transform((wire) => ({
  id: wire.project_id,
  name: wire.name || wire.project_name,
  code: wire.project_code,
  ratePaise: wire.rate,
  isDefault: wire.is_default,
  brochureUrl: wire.project_brochure || null,
  layoutUrl: wire.project_layout || null,
  latitude: wire.latitude,
  longitude: wire.longitude,
  rera: toRera(wire),
  reraUrl: wire.rera_url,
}))

export const ProjectsReply = wireObject('projects', {
  status: z.literal(true),
  message: longText,
  projects: list(WireProject, MAX_PROJECTS),
}).transform(({ projects }) => projects)

export type Project = z.output<typeof ProjectsReply>[number]

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
