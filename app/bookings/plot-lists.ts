import { paths } from '~/paths'

/** The four plot lists. `fromCharacters` is the minimum length for search while typing (M153, M159). */
export const plotLists = {
  booked: { kind: 'booked', title: 'Booked Plots', to: paths.bookedPlots, fromCharacters: 3 },
  registered: { kind: 'registered', title: 'Registered Plots', to: paths.registeredPlots, fromCharacters: 2 },
  teamBooked: { kind: 'booked', title: 'Team Booked Plots', to: paths.teamBookedPlots, fromCharacters: 3 },
  teamRegistered: {
    kind: 'registered',
    title: 'Team Registered Plots',
    to: paths.teamRegisteredPlots,
    fromCharacters: 2,
  },
} as const

export type PlotList = keyof typeof plotLists
