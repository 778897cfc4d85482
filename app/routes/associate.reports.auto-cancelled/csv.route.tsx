import type { LoaderFunctionArgs } from '@remix-run/node'
import { sortNames } from '~/domain/fields'
import { cancelledFields, sortCancelled } from './cancelled-fields'
import { csvResponse } from '~/files/csv'
import { readSorting } from '~/screen/sorting.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { serveFile } from '~/screen/export/serve-file.server'

export const loader = (args: LoaderFunctionArgs) =>
  serveFile(
    args,
    () => paths.autoCancelled(),
    async ({ api, request }) => {
      const sorting = readSorting(request.url, sortNames(cancelledFields))
      const projects = sortCancelled(await api.reports.autoCancelled(), sorting)
      return csvResponse({
        name: 'auto-cancelled-bookings',
        fields: { project: { label: m.project, value: ({ project }) => project }, ...cancelledFields },
        rows: projects.flatMap(({ name, bookings }) =>
          bookings.map((booking) => ({ ...booking, project: name })),
        ),
      })
    },
  )
