import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { screenPath } from '~/paths/screen-at'
import type { OfficeListSearch } from '~/paths/searches'
import { fileTitle } from '~/subjects/office/columns'

/** A list of a file's records. */
interface List {
  file: string
  title: () => string
  to: (search?: OfficeListSearch) => string
  rowTo: (key: string) => string
  back?: { to: string; label: string }
  /** Lists what waits, unless the address says otherwise. */
  waiting?: '1'
  newLabel?: () => string
}

const backToWaiting = () => ({ to: paths.office(), label: m.waiting() })

/** Lists whose records have screens of their own. */
const OWN_LISTS: Record<string, () => List> = {
  [paths.officeRequests()]: () => ({
    file: 'bank-requests',
    title: m.bankRequests,
    to: paths.officeRequests,
    rowTo: paths.officeRequest,
    back: backToWaiting(),
    waiting: '1',
  }),
  [paths.officeQueries()]: () => ({
    file: 'queries',
    title: m.openQueries,
    to: paths.officeQueries,
    rowTo: paths.officeQuery,
    back: backToWaiting(),
    waiting: '1',
  }),
  [paths.officePeople()]: () => ({
    file: 'associates',
    title: m.people,
    to: paths.officePeople,
    rowTo: paths.officePerson,
    newLabel: m.newAssociate,
  }),
}

export function deskListAt(pathname: string): List {
  const path = screenPath(pathname)
  const file = path.split('/').at(-1) ?? ''
  return (
    OWN_LISTS[path]?.() ?? {
      file,
      title: () => fileTitle(file),
      to: (search) => paths.officeRecords(file, search),
      rowTo: (key) => paths.officeRecord(file, key),
      back: { to: paths.officeFiles(), label: m.records() },
      newLabel: m.newRecord,
    }
  )
}
