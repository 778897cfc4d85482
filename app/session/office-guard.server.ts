import { isLinkOff, isUnknownLink } from '~/api/capabilities.server'
import { newCaller, type RequestArgs } from '~/api/caller.server'
import { ApiError } from '~/api/errors'
import { media } from '~/api/media.server'
import { office, officeDesk } from '~/api/office.server'
import { requireSession } from './guard.server'
import type { Session } from './session.server'

export type Desk = ReturnType<typeof office>

/** As `requireAssociate`, for the people of the office. Without a desk, an address of the office is an unknown address (X119). */
export async function requireOffice(
  args: RequestArgs,
): Promise<{ session: Session; desk: Desk; media: ReturnType<typeof media> }> {
  await requireDesk(args)
  const { session, caller } = await requireSession(args)
  return { session, desk: office(caller), media: media(caller) }
}

/** Throws a 404 if the upstream has no desk. Asks each time: a desk that is turned off is gone at once. */
export async function requireDesk(args: RequestArgs): Promise<{ firmName: string }> {
  if (isLinkOff('office')) throw notFound()
  try {
    return await officeDesk(newCaller(args, null))
  } catch (error) {
    if (error instanceof ApiError && (isUnknownLink(error) || error.kind === 'unreadable')) throw notFound()
    throw error
  }
}

const notFound = () => new Response(null, { status: 404 })
