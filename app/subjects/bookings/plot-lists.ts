import { screenAt } from '~/paths/screen-at'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'

/** The four plot lists. From `minCharacters` characters on, the list is searched while the person types (M153, M159). */
export const plotLists = {
  booked: {
    kind: 'booked',
    title: m.bookedPlots,
    file: 'booked-plots',
    address: paths.plotList('booked'),
    to: paths.bookedPlots,
    minCharacters: 3,
  },
  registered: {
    kind: 'registered',
    title: m.registeredPlots,
    file: 'registered-plots',
    address: paths.plotList('registered'),
    to: paths.registeredPlots,
    minCharacters: 2,
  },
  teamBooked: {
    kind: 'booked',
    title: m.teamBookedPlots,
    file: 'team-booked-plots',
    address: paths.plotList('team/booked'),
    to: paths.teamBookedPlots,
    minCharacters: 3,
  },
  teamRegistered: {
    kind: 'registered',
    title: m.teamRegisteredPlots,
    file: 'team-registered-plots',
    address: paths.plotList('team/registered'),
    to: paths.teamRegisteredPlots,
    minCharacters: 2,
  },
} as const

export type PlotList = keyof typeof plotLists
export type PlotListKind = (typeof plotLists)[PlotList]['kind']

export const plotListAt = (pathname: string): PlotList => screenAt(plotLists, pathname)
