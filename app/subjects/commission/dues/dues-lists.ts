import { screenAt } from '~/paths/screen-at'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'

/** Labels and addresses of own and team dues. */
export const duesLists = {
  own: {
    label: m.myDues,
    list: paths.myDues,
    project: paths.myDuesOf,
    csv: paths.myDuesCsv,
    details: paths.myDuesDetails,
  },
  team: {
    label: m.teamDues,
    list: paths.teamDues,
    project: paths.teamDuesOf,
    csv: paths.teamDuesCsv,
    details: paths.teamDuesDetails,
  },
}

export type DuesList = keyof typeof duesLists

const duesScreens = {
  dues: { address: paths.dues(), title: m.commissionDues, list: 'own' },
  myDues: { address: paths.myDues(), title: m.myDues, list: 'own' },
  teamDues: {
    address: paths.teamDues(),
    title: m.teamDues,
    list: 'team',
  },
} as const

export const duesScreenAt = (pathname: string) => duesScreens[screenAt(duesScreens, pathname)]

export const duesListOf = ({ url }: Request): DuesList => duesScreenAt(new URL(url).pathname).list
