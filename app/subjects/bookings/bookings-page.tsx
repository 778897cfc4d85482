import type { ReactNode } from 'react'
import type { SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { type BookingsSearch, paths } from '~/paths/paths'
import { Page, type PageProps } from '~/ui/page/page'
import { Tabs } from '~/ui/tabs/tabs'
import { BookingFiltersPanel, type BookingFiltersPanelProps } from './booking-filters'

const lists = () => ({
  team: { label: m.byTeam(), to: paths.bookingsByTeam },
  month: { label: m.byMonth(), to: paths.bookingsByDate },
})

type BookingList = keyof ReturnType<typeof lists>

interface BookingsPageProps {
  list: BookingList
  panel: Omit<BookingFiltersPanelProps, 'listAt' | 'sortParams' | 'children'>
  sort?: ReactNode
  sortParams?: Partial<SortSearch>
  print: PageProps['print']
  exportActions?: ReactNode
  children: ReactNode
}

/** Layout of both bookings lists; the tabs keep the filters. */
export function BookingsPage({
  list,
  panel,
  sort,
  sortParams,
  print,
  exportActions,
  children,
}: BookingsPageProps) {
  const tabs = Object.entries(lists()).map(([key, { label, to }]) => ({
    label,
    to: to(panel.filters),
    isCurrent: key === list,
  }))
  return (
    <Page title={m.bookings()} sort={sort} print={print} width="table">
      <Tabs label={m.bookings()} items={tabs} />
      <BookingFiltersPanel
        {...panel}
        sortParams={sortParams}
        listAt={(search: BookingsSearch) => lists()[list].to(search)}
      >
        {children}
        {exportActions}
      </BookingFiltersPanel>
    </Page>
  )
}
