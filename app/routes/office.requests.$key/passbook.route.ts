import type { LoaderFunctionArgs } from '@remix-run/node'
import { mediaSource } from '~/api/media-address.server'
import { mediaFailure, noMedia } from '~/screen/pictures/failure.server'
import { formatFor, resizePicture } from '~/screen/pictures/resize.server'
import { requireOffice } from '~/session/office-guard.server'

const WIDTH = 1280

/** Only a person of the office sees it, and no cache stores it (decision 0009). */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, media } = await requireOffice(args)
  const { request } = await desk.bankRequest(args.params.key ?? '')
  const source = request.imageUrl && mediaSource(request.imageUrl)
  if (!source) return noMedia()
  const format = formatFor(args.request.headers.get('accept'))
  try {
    const bytes = await resizePicture(await media.picture(source), WIDTH, format)
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': `image/${format}`, 'Cache-Control': 'no-store', Vary: 'Accept' },
    })
  } catch (error) {
    return mediaFailure(error)
  }
}
