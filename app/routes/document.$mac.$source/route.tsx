import type { LoaderFunctionArgs } from '@remix-run/node'
import { readDocumentUrl } from '~/pictures/address.server'
import { mediaFailure, mediaParams, noMedia } from '~/pictures/failure.server'
import { requireAssociate } from '~/session/guard.server'
import { fileResponse } from '~/export/file-response.server'

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { session, api } = await requireAssociate(args)
  const name = new URL(request.url).searchParams.get('name') ?? ''
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
