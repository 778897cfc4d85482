import type { LoaderFunctionArgs } from '@remix-run/node'
import { readDocumentUrl } from '~/pictures/address.server'
import { documentReply } from '~/pictures/document.server'
import { mediaFailure, mediaParams, noMedia } from '~/pictures/failure.server'
import { requireAssociate } from '~/session/guard.server'

/** A brochure, a layout or another document of the upstream, as it is. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { session, api } = await requireAssociate(request)
  const name = new URL(request.url).searchParams.get('name') ?? ''
  const address = readDocumentUrl(session.user.id, { ...mediaParams(params), name })
  if (!address) return noMedia()
  try {
    return await documentReply(api, { ...address, name })
  } catch (error) {
    return mediaFailure(error)
  }
}
