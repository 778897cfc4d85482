import { z } from 'zod/v4'
import { GalleryDatesReply } from '../../app/contract/projects'
import { isIsoDate } from '../../app/domain/dates'
import { call } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { findGalleryDates, findGalleryImages } from '../db/queries/gallery'
import { findProject } from '../db/queries/projects'
import { mediaPath } from './media'
import { optionalText, page, pathId } from './query'

// Dates may be any text: a link without a date sends 0, which matches nothing (M225).
const GalleryQuery = z.object({ page, from_date: optionalText, to_date: optionalText })

const getGalleryDates = call(
  'POST',
  '/associate/get-gallery-dates/:project',
  {
    summary:
      'Images of a project by date, newest first: six dates per page, or a hundred with from_date or to_date.',
    query: GalleryQuery,
    reply: GalleryDatesReply,
  },
  async ({ db, params, query, urlOf }) => {
    const id = pathId(params.project)
    const project = id === null ? undefined : await findProject(db, id)
    if (!project) throw new Refusal(NOT_IN_YOUR_TEAM)
    const { page, from_date: from, to_date: to } = query
    const hasValidDates = [from, to].every((day) => day === undefined || isIsoDate(day))
    const dates = hasValidDates ? await findGalleryDates(db, project.id, { page, from, to }) : []
    const images = await findGalleryImages(
      db,
      dates.map((date) => date.id),
    )
    return {
      gallery_dates: dates.map((date) => ({
        project_id: project.id,
        project_name: project.name,
        date: date.taken_on,
        data: images
          .filter((image) => image.gallery_date_id === date.id)
          .map(({ thumb_media_id, heading, notes }) => ({
            thumb_image: urlOf(mediaPath(thumb_media_id)),
            heading,
            notes,
          })),
      })),
    }
  },
)

export const galleryCalls = [getGalleryDates]
