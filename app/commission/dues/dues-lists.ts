import { screenAt } from '~/lib/screen-at'
import { paths } from '~/paths'

/** Own and team dues, each with an address for the list and for a project in it. */
export const duesLists = {
  own: {
    label: 'My Dues',
    commissionTab: 'My Cmsn',
    list: paths.myDues,
    project: paths.myDuesOf,
    csv: paths.myDuesCsv,
    details: paths.myDuesDetails,
  },
  team: {
    label: 'Team Dues',
    commissionTab: 'Team Cmsn',
    list: paths.teamDues,
    project: paths.teamDuesOf,
    csv: paths.teamDuesCsv,
    details: paths.teamDuesDetails,
  },
}

export type DuesList = keyof typeof duesLists

const duesScreens = {
  dues: { address: paths.dues(), title: 'Commission Dues', list: 'own', detailsTitle: 'My Dues Details' },
  myDues: { address: paths.myDues(), title: 'My Dues', list: 'own', detailsTitle: 'My Dues Details' },
  teamDues: {
    address: paths.teamDues(),
    title: 'Team Dues',
    list: 'team',
    detailsTitle: 'Team Dues Details',
  },
} as const

export const duesScreenAt = (pathname: string) => duesScreens[screenAt(duesScreens, pathname)]

export const duesListOf = ({ url }: Request): DuesList => duesScreenAt(new URL(url).pathname).list
