import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvResponse } from '~/documents/csv'
import { EXPORT_TIMEOUT_MS, readPages } from '~/export/read-pages.server'
import { serveFile } from '~/export/serve-file.server'
import { unknownAddress } from '~/export/unknown-address.server'
import { paths } from '~/paths'
import { activityDetail, activityLabel } from './activity-text'

const ROWS_PER_PAGE = 100
/** Phones can open the file. */
const MAX_PAGES = 100

export const loadActivityCsv = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.activity(),
    async ({ api }) => {
      if (!(await api.capabilities.offers('activity'))) return unknownAddress()
      const { rows, isTruncated } = await readPages(
        (page) => api.activity.list({ page, perPage: ROWS_PER_PAGE }),
        { max: MAX_PAGES, timeoutMs: EXPORT_TIMEOUT_MS, isEnough: () => false },
      )
      return csvResponse({
        name: 'account-activity',
        columns: [
          { header: 'When', value: ({ at }) => at },
          { header: 'What', value: (row) => activityLabel(row) },
          { header: 'Details', value: (row) => activityDetail(row) },
          { header: 'Device', value: ({ device }) => device },
          { header: 'Address', value: ({ address }) => address },
        ],
        rows,
        note: isTruncated ? 'This file is incomplete: it has the latest 10,000 entries.' : undefined,
      })
    },
  )
