import type { LoaderFunctionArgs } from '@remix-run/node'
import { CANCELLED_SORTS, sortCancelled } from './cancelled-order'
import { csvResponse, dateColumns } from '~/files/csv'
import { readSorting } from '~/screen/sorting.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { serveFile } from '~/screen/export/serve-file.server'

export const loader = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.autoCancelled(),
    async ({ api, request }) => {
      const sorting = readSorting(request.url, CANCELLED_SORTS)
      const projects = sortCancelled(await api.reports.autoCancelled(), sorting)
      return csvResponse({
        name: 'auto-cancelled-bookings',
        columns: [
          { header: m.project(), value: ({ project }) => project },
          { header: m.plotNo(), value: ({ plotNumber }) => plotNumber },
          { header: m.customer(), value: ({ customerName }) => customerName },
          { header: m.associateCode(), value: ({ associateId }) => associateId },
          { header: m.associate(), value: ({ associateName }) => associateName },
          { header: m.status(), value: () => m.cancelled() },
          ...dateColumns<{ cancelledOn: string | null }>(m.cancelledOn(), ({ cancelledOn }) => cancelledOn),
        ],
        rows: projects.flatMap(({ name, bookings }) =>
          bookings.map((booking) => ({ ...booking, project: name })),
        ),
      })
    },
  )
