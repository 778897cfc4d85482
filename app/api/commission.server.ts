import { AssociateBookingsReply } from './contract/bookings'
import { type PlotCommission, PlotCommissionReply } from './contract/commission'
import { DuesProjectsReply, DuesReply } from './contract/dues'
import { type Caller, callUpstream } from './transport.server'

/** Only what is still due, or everything. */
export type DuesMode = 'due-only' | 'all'

export function commission(caller: Caller, user: string) {
  return {
    /** Own commission on a booking; `of` reads that of an associate below, and `plot` names the plot once more. */
    ofBooking: (booking: string, { of = user, plot }: { of?: string; plot?: string } = {}) =>
      callUpstream(caller, 'plotCommission', PlotCommissionReply, {
        params: { user: of },
        query: { booking_id: booking, plot_id: plot },
      }),

    /** What those below earn on a booking; never the associate's own (checklist M166). */
    ofTeam: async (booking: string, { of = user }: { of?: string } = {}) => {
      const reply = await callUpstream(caller, 'teamPlotCommission', PlotCommissionReply, {
        params: { user: of, booking },
      })
      return withoutAssociate(reply, of)
    },

    /** The projects that hold own commission. */
    duesProjects: (mode: DuesMode) =>
      callUpstream(caller, 'duesProjects', DuesProjectsReply, {
        params: { user },
        query: { dues_only_flag: flagOf(mode), team_flag: 0 },
      }),

    /** The projects that hold commission of those below. */
    teamDuesProjects: (mode: DuesMode) =>
      callUpstream(caller, 'duesProjects', DuesProjectsReply, {
        params: { user },
        query: { dues_only_flag: flagOf(mode), team_flag: 1 },
      }),

    /**
     * Own commission in a project, newest booking first: all rows, or a hundred a page from 1, of which `rowCount` tells
     * how many there are.
     */
    dues: (project: string, mode: DuesMode, page?: number) =>
      callUpstream(caller, 'dues', DuesReply, {
        params: { user, project },
        query: { dues_only_flag: flagOf(mode), page },
      }),

    /** The same of those below: a row for each associate and booking. */
    teamDues: (project: string, mode: DuesMode, page?: number) =>
      callUpstream(caller, 'teamDues', DuesReply, {
        params: { user, project },
        query: { dues_only_flag: flagOf(mode), page },
      }),

    /** The booking behind a due of one's own. */
    duesBooking: async (project: string, booking: string) => {
      const { bookings } = await callUpstream(caller, 'duesBooking', AssociateBookingsReply, {
        params: { user, project, booking },
      })
      return bookings
    },

    /** The booking behind a due of those below. */
    teamDuesBooking: async (project: string, booking: string) => {
      const { bookings } = await callUpstream(caller, 'teamDuesBooking', AssociateBookingsReply, {
        params: { user, project, booking },
      })
      return bookings
    },
  }
}

const flagOf = (mode: DuesMode) => (mode === 'due-only' ? 1 : 0)

function withoutAssociate(reply: PlotCommission, associateId: string): PlotCommission {
  if (!reply.plot) return reply
  const associates = reply.plot.associates.filter((one) => one.associateId !== associateId)
  return { ...reply, plot: { ...reply.plot, associates } }
}
