import { paths } from '~/paths'

/** The lists of dues: own ones, which have an address for the list and one for a project of it, and those of the team. */
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
