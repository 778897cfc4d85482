import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import { orNullIfAbsent } from '~/api/optional-calls'
import { CommissionTabs } from '~/subjects/commission/commission-tabs'
import { pageTitle } from '~/screen/page-title'
import { parseParams, notInTeam } from '~/screen/params'
import { optionIn, readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { cancelledCommissionParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.autoCancelledCommission)

const Search = z.object({ tab: optionIn('team') })

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { api, session } = await requireAssociate(args)
  const requested = parseParams(cancelledCommissionParams, params)
  const userId = session.user.id
  if (requested.userId !== userId) await requireInDownline(api, requested.projectId, requested.userId)
  // Links on the page contain the user id of the session, not that of the address (M030).
  const address = { ...requested, userId }
  const isTeam = readSearch(Search, request.url).search.tab === 'team'
  const commission = await (isTeam
    ? api.commission.ofTeam(address.bookingId)
    : api.commission.ofBooking(address.bookingId, { plot: address.plotId }))
  return { commission, isTeam, address }
}

async function requireInDownline(api: Api, projectId: string, associateId: string) {
  const tree = await orNullIfAbsent(api.team.tree(projectId, associateId))
  if (!tree) throw notInTeam()
}

export default function AutoCancelledCommission() {
  const { commission, isTeam, address } = useLoaderData<typeof loader>()
  const { booking, plot, projectName } = commission
  const { bookingId, projectId, plotId } = address
  const back = booking.associateId
    ? {
        to: paths.autoCancelledBooking({ associateId: booking.associateId, projectId, bookingId, plotId }),
        label: m.autoCancelledDetails(),
      }
    : { to: paths.autoCancelled(), label: m.autoCancelled() }
  return (
    <Page title={m.commission()} back={back}>
      <DescriptionList
        items={[
          { label: m.plotNo(), value: booking.plotNumber || plot?.plotNumber || '—' },
          { label: m.customer(), value: booking.customerName || plot?.customerName || '—' },
          { label: m.project(), value: projectName || '—' },
        ]}
      />
      <CommissionTabs
        commission={commission}
        isTeam={isTeam}
        to={(search) => paths.autoCancelledCommission(address, search)}
        receiptTo={(receiptNumber) => paths.autoCancelledReceipts(bookingId, receiptNumber)}
      />
    </Page>
  )
}
