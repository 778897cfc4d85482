import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../schema'
import { addDays } from '../rules/calendar'
import { randomFor } from './random'

const GALLERY_PROJECT_IDS = [1, 2, 3, 4, 5]
const GALLERY_DATES = 40
const GALLERY_SCENES = 24

const SLIDES = [
  ['Sunrise over the avenue', 'Sunrise Enclave', 'The entrance arch at six in the morning.'],
  ['Mangoes in bloom', 'Mango Bloom Gardens', 'Two hundred mango trees line the main road.'],
  ['By the lake', 'Lotus Lake View', 'Plots in blocks C and D look on the water.'],
  ['Roads are ready', 'Tamarind Heights', 'Forty-foot roads with lights on both sides.'],
  ['Open for booking', 'Silver Oak Avenue', 'The first block opens this month.'],
] as const

const VIEWS = [
  ['Entrance arch', 'Seen from the highway.'],
  ['Main road', 'Forty feet wide, black-topped.'],
  ['Avenue trees', 'Planted last monsoon.'],
  ['Park', 'Walking track around the lawn.'],
  ['Block A', 'Boundary stones are set.'],
  ['Water tank', ''],
  ['Street lights', 'Lit from six to ten.'],
  ['Customers on site', 'Sunday visit.'],
] as const

/** Assigns one media id per scene. media/read-media.ts stores the file at the first request. */
export function mediaRegistry(today: IsoDate) {
  const rows: (NewRow<'media'> & { id: number; scene: string })[] = []
  const idOf = (scene: string, ownerId: string | null = null): number => {
    const existing = rows.find((row) => row.scene === scene)
    if (existing) return existing.id
    const id = rows.length + 1
    const isDocument = /^(brochure|layout|tax-certificate):/.test(scene)
    rows.push({
      id,
      owner_id: ownerId,
      content_type: isDocument ? 'application/pdf' : 'image/jpeg',
      content: null,
      scene,
      created_at: `${today} 09:00:00`,
      file_name: `${scene.replaceAll(':', '-')}.${isDocument ? 'pdf' : 'jpg'}`,
    })
    return id
  }
  return { rows, idOf }
}

export function slideRows(mediaOf: (scene: string) => number): NewRow<'slides'>[] {
  return SLIDES.map(([title, name, comment], index) => ({
    id: index + 1,
    position: index + 1,
    title,
    name,
    comment,
    image_media_id: mediaOf(`slide:${index + 1}`),
    thumb_media_id: mediaOf(`slide:${index + 1}`),
  }))
}

/** Returns forty dates in five projects, with one to fourteen images each, from 24 distinct scenes. */
export function galleryRows(mediaOf: (scene: string) => number, seed: string, today: IsoDate) {
  const random = randomFor(seed, 'gallery')
  const dates: (NewRow<'gallery_dates'> & { id: number })[] = []
  const images: NewRow<'gallery_images'>[] = []
  for (let index = 0; index < GALLERY_DATES; index++) {
    const id = index + 1
    const projectId = GALLERY_PROJECT_IDS[index % GALLERY_PROJECT_IDS.length]!
    const round = Math.floor(index / GALLERY_PROJECT_IDS.length)
    dates.push({
      id,
      project_id: projectId,
      taken_on: addDays(today, -5 - 37 * round - random.between(0, 30)),
    })
    const firstScene = random.between(1, GALLERY_SCENES)
    for (let position = 1; position <= imagesOn(index); position++) {
      const [heading, notes] = random.pick(VIEWS)
      const scene = ((firstScene + position) % GALLERY_SCENES) + 1
      const thumb_media_id = mediaOf(`gallery:${scene}`)
      images.push({ id: images.length + 1, gallery_date_id: id, position, heading, notes, thumb_media_id })
    }
  }
  return { dates, images }
}

/** The results cover 1 to 14, so that galleries of every length can be seen. */
function imagesOn(index: number): number {
  return ((index * 5) % 14) + 1
}
