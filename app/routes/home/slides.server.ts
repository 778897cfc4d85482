import { toResult, statusOfParts } from '~/api/result'
import type { Api } from '~/api/client.server'
import type { Slide } from '~/contract/projects'
import type { RequestArgs } from '~/api/caller.server'
import { failureToast, type WithScreenToast } from '~/screen/screen-toast'
import { withTimeout } from '~/api/with-timeout.server'
import { m } from '~/messages/messages'
import { shownPicture } from '~/screen/pictures/shown-picture.server'
import type { ShownSlide } from './slide-view'

/** If the call takes longer, the page has no slides. `isAwaited` waits without this limit. */
const TIMEOUT_MS = 1_000

/** If there are no slides, or if the call fails, a toast says so (M050). */
export async function loadSlides(
  args: RequestArgs,
  api: Api,
  userId: string,
  { isAwaited }: { isAwaited: boolean },
): Promise<WithScreenToast & { slides: ShownSlide[]; status: 200 | 429 }> {
  const slidesCall = toResult(api.home.slides())
  const result = isAwaited ? await slidesCall : await withTimeout(slidesCall, TIMEOUT_MS, () => null)
  if (!result) return { slides: [], screenToast: null, status: 200 }
  const { data: slides, failure } = result
  if (failure)
    return { slides: [], screenToast: failureToast(failure.message), status: statusOfParts(failure) }
  const isEmpty = slides.length === 0
  return {
    slides: slides.map(toShown),
    screenToast: isEmpty ? { type: 'info', message: m.noDataFound(), isOfPage: true } : null,
    status: 200,
  }

  function toShown({ thumbUrl, imageUrl, ...texts }: Slide): ShownSlide {
    return {
      ...texts,
      thumb: shownPicture(args, userId, thumbUrl, { shown: [320, 480], linked: 480 }),
      image: shownPicture(args, userId, imageUrl, { shown: [640, 960, 1280], linked: 640 }),
    }
  }
}
