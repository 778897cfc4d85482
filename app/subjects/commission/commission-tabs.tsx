import type { ReactNode } from 'react'
import type { PlotCommission } from '~/contract/commission'
import { commissionsOf } from '~/domain/commission'
import { sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { Amount } from '~/ui/text/text'
import { TeamCommission } from './entry/team-commission'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Stack } from '~/ui/stack/stack'
import { Pills } from '~/ui/tabs/tabs'
import { DueSplit } from './due-split'
import { MyCommission } from './my-commission'

interface CommissionTabsProps {
  commission: PlotCommission
  isTeam: boolean
  to: (search: { tab?: 'team' }) => string
  receiptTo: (receiptNumber: string) => string
  /** The "Query this" link for an associate's commission. A null id means the viewer's own commission. */
  queryLink?: (associateId: string | null) => ReactNode
}

/** The tabs "My Cmsn" and "Team Cmsn" of a booking (M162, M234). */
export function CommissionTabs({ commission, isTeam, to, receiptTo, queryLink }: CommissionTabsProps) {
  return (
    <>
      <Pills
        label={m.commission()}
        items={[
          { to: to({}), label: m.myCmsn(), isCurrent: !isTeam },
          { to: to({ tab: 'team' }), label: m.teamCmsn(), isCurrent: isTeam },
        ]}
      />
      {isEmpty(commission, isTeam) ? (
        <EmptyState hint={isTeam ? m.downlineCommissionAppearsHere() : m.ownCommissionAppearsHere()}>
          {m.noResultsFound()}
        </EmptyState>
      ) : (
        <>
          <Totals commission={commission} isTeam={isTeam} />
          {isTeam ? (
            <TeamCommission
              commissions={commissionsOf(commission.plot)}
              receiptTo={receiptTo}
              queryLink={queryLink}
            />
          ) : (
            <MyCommission commission={commission} receiptTo={receiptTo} queryLink={queryLink?.(null)} />
          )}
        </>
      )}
    </>
  )
}

/** Team totals add up the shown rows, without the viewer's own commission (M166). */
function Totals({ commission, isTeam }: Pick<CommissionTabsProps, 'commission' | 'isTeam'>) {
  const rows = commission.plot?.associates ?? []
  const { totalPaise, netPaise, paidPaise, duePaise, payablePaise } = isTeam
    ? {
        totalPaise: sumOf(rows, (row) => row.grossPaise),
        netPaise: sumOf(rows, (row) => row.netPaise),
        paidPaise: sumOf(rows, (row) => row.paidPaise),
        duePaise: sumOf(rows, (row) => row.duePaise),
        payablePaise: sumOf(rows, (row) => row.payablePaise),
      }
    : commission
  return (
    <Stack gap={8}>
      <Figures
        items={[
          { label: m.total(), value: <Amount paise={totalPaise} /> },
          { label: m.net(), value: <Amount paise={netPaise} /> },
          { label: m.paid(), value: <Amount paise={paidPaise} /> },
          { label: m.due(), value: <Amount paise={duePaise} /> },
        ]}
      />
      {/* Of one's own commission, the list below names the parts. */}
      {isTeam && <DueSplit duePaise={duePaise} payablePaise={payablePaise} />}
    </Stack>
  )
}

function isEmpty({ plot, totalPaise, payments }: PlotCommission, isTeam: boolean): boolean {
  if (plot && plot.associates.length > 0) return false
  return isTeam || (!totalPaise && payments.length === 0)
}
