import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { readSearch, textIn } from '~/screen/search.server'
import { readPictureUrl } from '~/screen/pictures/address.server'
import { mediaFailure, mediaParams, noMedia } from '~/screen/pictures/failure.server'
import { scaledPicture } from '~/screen/pictures/picture.server'
import { formatFor, PICTURE_WIDTHS } from '~/screen/pictures/resize.server'
import { requireAssociate } from '~/session/guard.server'

const Search = z.object({ w: textIn() })
const ETAG_LENGTH = 22
const CACHE_CONTROL = 'private, max-age=86400'

/** Serves a picture at one of a few widths, in the smallest format that the browser accepts. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { session, api } = await requireAssociate(args)
  const address = readPictureUrl(session.user.id, mediaParams(params))
  const { w } = readSearch(Search, request.url).search
  const width = PICTURE_WIDTHS.find((allowed) => String(allowed) === w)
  if (!address || !width) return noMedia()
  const format = formatFor(request.headers.get('accept'))
  try {
    const bytes = await scaledPicture(api, { ...address, width, format })
    return reply(request, bytes, { 'Content-Type': `image/${format}`, Vary: 'Accept' })
  } catch (error) {
    return mediaFailure(error)
  }
}

function reply(request: Request, bytes: Buffer, headers: Record<string, string>): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, ETAG_LENGTH)}"`
  const cacheHeaders = { ...headers, 'Cache-Control': CACHE_CONTROL, ETag: etag }
  // A compressing proxy may mark the tag as weak by `W/`. The mark is ignored here.
  const knownEtags =
    request.headers
      .get('if-none-match')
      ?.replaceAll('W/', '')
      .split(',')
      .map((tag) => tag.trim()) ?? []
  return knownEtags.includes(etag)
    ? new Response(null, { status: 304, headers: cacheHeaders })
    : new Response(new Uint8Array(bytes), { headers: cacheHeaders })
}
