import type { LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod/v4'
import { readSearch, textIn } from '~/screen/search.server'
import { readDocumentUrl } from '~/screen/pictures/address.server'
import { mediaFailure, mediaParams, noMedia } from '~/screen/pictures/failure.server'
import { requireAssociate } from '~/session/guard.server'
import { fileResponse } from '~/screen/export/file-response.server'

/** The file name is not trimmed, because the signature covers the exact name. */
const Search = z.object({ name: textIn(z.string()) })

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { session, api } = await requireAssociate(args)
  const { name } = readSearch(Search, request.url).search
  const address = readDocumentUrl(session.user.id, { ...mediaParams(params), name })
  if (!address) return noMedia()
  try {
    const response = fileResponse(await api.media.document(address.source), name)
    // The address is signed for one person, so only a private cache may store the file.
    response.headers.set('Cache-Control', 'private, max-age=300')
    return response
  } catch (error) {
    return mediaFailure(error)
  }
}
