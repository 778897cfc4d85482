import { SliderReply } from '../../app/contract/projects'
import { call } from '../call'
import { findSlides } from '../db/queries/slides'
import { mediaPath } from './media'

/** Ignores the body, which is a placeholder (M050). */
const homeSlider = call(
  'POST',
  '/associate/agent-home-slider/:self',
  { summary: 'Images of the home page.', reply: SliderReply },
  async ({ db, urlOf }) => {
    const slides = await findSlides(db)
    return {
      image_slider: slides.map(({ title, name, comment, image_media_id, thumb_media_id }) => ({
        thumb_path: urlOf(mediaPath(thumb_media_id)),
        img_path: urlOf(mediaPath(image_media_id)),
        title,
        name,
        comment,
      })),
    }
  },
)

export const sliderCalls = [homeSlider]
