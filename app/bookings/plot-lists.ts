import { paths } from '~/paths'

/**
 * The four lists of an associate's plots in a project. `kind` is what is in them, `to` their address, and with a script they
 * search while typing from so many characters on (checklist M153, M159).
 */
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
