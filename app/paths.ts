export interface BookingsSearch {
  page?: number
  plot_no?: string
  associate?: string
  project_id?: string
  agent_id?: string
  /** The filter panel is open. */
  filters?: 'open'
}

/** Every URL of the portal. Parameters are encoded here and nowhere else. */
export const paths = {
  root: () => '/',
  home: () => '/home',
  login: (search: { returnTo?: string | null } = {}) => `/login${query(search)}`,
  logout: () => '/logout',
  bookingsByDate: (search: BookingsSearch = {}) => `/associate/bookings-by-date${query(search)}`,
  filterAssociates: (projectId: string) => `/associate/filter-associates${query({ project_id: projectId })}`,
  bookedPlots: (
    associateId: string,
    projectId: string,
    search: { date?: string; search_key?: string } = {},
  ) =>
    `/associate/bookings/booked/${encodeURIComponent(associateId)}/${encodeURIComponent(projectId)}${query(search)}`,
  receipts: (bookingId: string) => `/associate/bookings/${encodeURIComponent(bookingId)}/receipts`,
  emiStatement: (bookingId: string) => `/associate/bookings/${encodeURIComponent(bookingId)}/emi-statement`,
  settings: () => '/settings',
}

/** Where a statement leads back to: the list its booking stands in, else the last bookings tab. */
export function backFromStatement(
  booking: { associateId: string | null; projectId: string | null },
  bookingsUrl: string | null,
): { to: string; label: string } {
  return booking.associateId && booking.projectId
    ? { to: paths.bookedPlots(booking.associateId, booking.projectId), label: 'Booked Plots' }
    : { to: bookingsUrl ?? paths.bookingsByDate(), label: 'Bookings' }
}

/** `?a=1&b=2` without the empty ones, or an empty text. */
function query(search: object): string {
  const entries = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return entries.length > 0
    ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
    : ''
}
