import type { LoaderFunctionArgs } from '@remix-run/node'
import { mediaSource } from '~/api/media-address.server'
import { mediaFailure, noMedia } from '~/screen/pictures/failure.server'
import { formatFor, resizePicture } from '~/screen/pictures/resize.server'
import { requireAssociate } from '~/session/guard.server'

const WIDTH = 960

/** The session, not the address, decides whose pending request this is. No cache stores the image (decision 0009). */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api } = await requireAssociate(args)
  const { pending } = await api.bank.details()
  const source = pending?.imageUrl && mediaSource(pending.imageUrl)
  if (!source) return noMedia()
  const format = formatFor(request.headers.get('accept'))
  try {
    const bytes = await resizePicture(await api.media.picture(source), WIDTH, format)
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': `image/${format}`, 'Cache-Control': 'no-store', Vary: 'Accept' },
    })
  } catch (error) {
    return mediaFailure(error)
  }
}
