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
