import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvResponse } from '~/files/csv'
import { dateTimeInFile } from '~/domain/dates'
import { groupIndian } from '~/domain/money'
import { EXPORT_TIMEOUT_MS, readPages } from '~/screen/export/read-pages.server'
import { serveFile } from '~/screen/export/serve-file.server'
import { fileNotFound } from '~/screen/export/file-response.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { activityDetail, activityLabel } from './activity-text'

const ROWS_PER_PAGE = 100
/** Keeps the file small enough for phones. */
const MAX_PAGES = 100

export const loader = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.activity(),
    async ({ api }) => {
      if (!(await api.capabilities.offers('activity'))) return fileNotFound()
      const { rows, isTruncated } = await readPages(
        (page) => api.activity.list({ page, perPage: ROWS_PER_PAGE }),
        { max: MAX_PAGES, timeoutMs: EXPORT_TIMEOUT_MS, isEnough: () => false },
      )
      return csvResponse({
        name: 'account-activity',
        fields: {
          when: { label: m.when, value: ({ at }) => dateTimeInFile(at) },
          iso: { label: () => `${m.when()} (ISO)`, value: ({ at }) => at },
          what: { label: m.what, value: activityLabel },
          details: { label: m.details, value: activityDetail },
          device: { label: m.device, value: ({ device }) => device },
          address: { label: m.address, value: ({ address }) => address },
        },
        rows,
        note: isTruncated ? m.activityFileIncomplete({ count: groupIndian(rows.length) }) : undefined,
      })
    },
  )
