import type { Api } from '~/api/client.server'
import type { Slide } from '~/api/contract/slider'
import { ApiError } from '~/api/errors'
import { failureToast, type WithScreenToast } from '~/lib/screen-toast'
import { shownPicture } from '~/pictures/shown-picture.server'
import type { ShownSlide } from './slide-view'

/** The slides of the carousel. Without any the page stands without it, and says so (checklist M050). */
export async function loadSlides(
  request: Request,
  api: Api,
  userId: string,
): Promise<WithScreenToast & { slides: ShownSlide[] }> {
  try {
    const slides = await api.home.slides()
    const isEmpty = slides.length === 0
    return {
      slides: slides.map(toShown),
      screenToast: isEmpty ? { type: 'info', message: 'No data found', isOfPage: true } : null,
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    return { slides: [], screenToast: failureToast(error.message) }
  }

  function toShown({ thumbUrl, imageUrl, ...words }: Slide): ShownSlide {
    return {
      ...words,
      thumb: shownPicture(request, userId, thumbUrl, { shown: [320, 480], linked: 480 }),
      image: shownPicture(request, userId, imageUrl, { shown: [640, 960, 1280], linked: 640 }),
    }
  }
}
