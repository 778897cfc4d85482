import type { ReactNode } from 'react'
import { type BookingsSearch, paths } from '~/paths'
import { Page } from '~/ui/page/page'
import { Tabs } from '~/ui/tabs/tabs'
import { BookingFilters, type BookingFiltersProps } from './booking-filters'
import { toSearch } from './filters'

const lists = {
  team: { label: 'By Team', to: paths.bookingsByTeam },
  month: { label: 'By Month', to: paths.bookingsByDate },
}

export type BookingList = keyof typeof lists

interface BookingsPageProps {
  list: BookingList
  panel: Omit<BookingFiltersProps, 'listAt'>
  children: ReactNode
}

/** The frame of both bookings lists. A change of tab keeps the filters. */
export function BookingsPage({ list, panel, children }: BookingsPageProps) {
  const tabs = Object.entries(lists).map(([key, { label, to }]) => ({
    label,
    to: to(toSearch(panel.filters)),
    isCurrent: key === list,
  }))
  return (
    <Page title="Bookings">
      <Tabs label="Bookings" items={tabs} />
      <BookingFilters {...panel} listAt={(search: BookingsSearch) => lists[list].to(search)} />
      {children}
    </Page>
  )
}
