import type { LoaderFunctionArgs } from '@remix-run/node'
import { calendarDues } from '~/api/calendar-feed.server'
import { newCaller } from '~/api/caller.server'
import { CALENDAR_TOKEN } from '~/contract/calendar-feed'
import { ApiError } from '~/api/errors'
import { isLinkOff, isUnknownLink } from '~/api/capabilities.server'
import { calendarOf } from './calendar.server'
import { env } from '~/env.server'
import { m } from '~/messages/messages'

const EXTENSION = '.ics'
/** Avoids repeated requests if a calendar program polls several times in a row. */
const MAX_AGE_SECONDS = 300
const RETRY_SECONDS = 600

/** A private calendar feed, opened by its token without a session (X024, decision 0038). */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenIn(args.params.file ?? '')
  if (!token || isLinkOff('calendar')) return noFeed()
  try {
    const dues = await calendarDues(newCaller(args, null), token)
    return respond(calendarOf(dues, env), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': `private, max-age=${MAX_AGE_SECONDS}`,
        'Content-Disposition': 'inline; filename="amounts-due.ics"',
      },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isUnknownLink(error)) return noFeed()
    // Calendar programs keep their copy after a 503.
    const seconds = error.retryAfterSeconds ?? RETRY_SECONDS
    return respond(m.calendarNotAvailable(), {
      status: 503,
      headers: { 'Retry-After': String(seconds) },
    })
  }
}

function tokenIn(file: string): string | null {
  const token = file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : ''
  return CALENDAR_TOKEN.test(token) ? token : null
}

const noFeed = () => respond(m.noSuchCalendar(), { status: 404 })

function respond(body: string, { status = 200, headers = {} }: { status?: number; headers?: HeadersInit }) {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      ...headers,
    },
  })
}
