import { z } from 'zod/v4'
import { ActivityReply, NotMeReply } from '../../app/contract/activity'
import { MessageReply } from '../../app/contract/wire-object'
import { call } from '../call'
import { findActivity } from '../db/queries/activity'
import { lockAccount } from '../db/queries/otps'
import { revokeOtherTokens } from '../db/queries/tokens'
import { page, perPage, requiredText } from './query'

const DEFAULT_ROWS_PER_PAGE = 20

const activity = call(
  'POST',
  '/associate/activity/:self',
  {
    summary:
      "Activity in the associate's account, newest first, such as logins, failed logins, changes and downloads.",
    query: z.object({ page, per_page: perPage(DEFAULT_ROWS_PER_PAGE) }),
    reply: ActivityReply,
  },
  async ({ db, viewer, query }) => {
    const start = (query.page - 1) * query.per_page
    const rows = await findActivity(db, viewer.id, { start, rows: query.per_page })
    return { activity: rows.map(toWire) }
  },
)

function toWire({ at, kind, device, address, details }: Awaited<ReturnType<typeof findActivity>>[number]) {
  const { before = '', after = '', detail = '' } = JSON.parse(details) as Record<string, string>
  return { at, kind, device: device ?? '', address: address ?? '', before, after, detail }
}

const recordDownload = call(
  'POST',
  '/associate/record-download/:self',
  {
    summary: 'Records that the associate downloaded a file that the portal made.',
    query: z.object({ file: requiredText }),
    reply: MessageReply,
    effect: 'write',
  },
  ({ query, recordActivity, write }) => {
    return write(async (db) => {
      await recordActivity(db, { kind: 'download', details: { detail: query.file } })
      return { message: 'Recorded.' }
    })
  },
)

const notMe = call(
  'POST',
  '/associate/not-me/:self',
  {
    summary: "Ends the associate's other sessions and records that someone else used the account.",
    reply: NotMeReply,
    effect: 'write',
  },
  ({ viewer, now, recordActivity, recordEvent, write }) => {
    return write(async (db) => {
      await lockAccount(db, viewer.id, now())
      const sessions = await revokeOtherTokens(db, viewer)
      await recordActivity(db, { kind: 'not me', details: { detail: `${sessions}` } })
      await recordEvent(db, { type: 'security', data: { change: 'not me', sessions } })
      return { message: 'Other devices are logged out.', sessions }
    })
  },
)

export const activityCalls = [activity, recordDownload, notMe]
