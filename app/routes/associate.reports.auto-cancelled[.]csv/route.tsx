import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvResponse } from '~/documents/csv'
import { paths } from '~/paths'
import { serveFile } from '~/export/serve-file.server'

export const loader = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.autoCancelled(),
    async ({ api }) => {
      const projects = await api.reports.autoCancelled()
      return csvResponse({
        name: 'auto-cancelled-bookings',
        columns: [
          { header: 'Project', value: ({ project }) => project },
          { header: 'Plot No.', value: ({ plotNumber }) => plotNumber },
          { header: 'Customer', value: ({ customerName }) => customerName },
          { header: 'Associate Code', value: ({ associateId }) => associateId },
          { header: 'Associate', value: ({ associateName }) => associateName },
          { header: 'Status', value: () => 'Cancelled' },
          { header: 'Cancelled On', value: ({ cancelledOn }) => cancelledOn },
        ],
        rows: projects.flatMap(({ name, bookings }) =>
          bookings.map((booking) => ({ ...booking, project: name })),
        ),
      })
    },
  )
