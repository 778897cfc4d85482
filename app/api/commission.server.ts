import { AssociateBookingsReply } from './contract/bookings'
import { type PlotCommission, PlotCommissionReply } from './contract/commission'
import { DuesProjectsReply, DuesReply } from './contract/dues'
import { orNullIfAbsent } from './optional-calls'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

export type DuesMode = 'due-only' | 'all'

export function commission(caller: Caller, user: string) {
  return {
    /** Own commission on a booking; `plot` repeats the plot's number. */
    ofBooking: (booking: string, { plot }: { plot?: string } = {}) =>
      callUpstream(caller, 'plotCommission', PlotCommissionReply, {
        params: { user },
        query: { booking_id: booking, plot_id: plot },
      }),

    /** The downline's commission on a booking, without the associate's own (M166). */
    ofTeam: async (booking: string) => {
      const reply = await callUpstream(caller, 'teamPlotCommission', PlotCommissionReply, {
        params: { user, booking },
      })
      return withoutAssociate(reply, user)
    },

    /** Projects with own commission. */
    duesProjects: (mode: DuesMode) =>
      callUpstream(caller, 'duesProjects', DuesProjectsReply, {
        params: { user },
        query: { dues_only_flag: flagOf(mode), team_flag: 0 },
      }),

    /** Projects with the downline's commission. */
    teamDuesProjects: (mode: DuesMode) =>
      callUpstream(caller, 'duesProjects', DuesProjectsReply, {
        params: { user },
        query: { dues_only_flag: flagOf(mode), team_flag: 1 },
      }),

    /**
     * Own commission in a project, newest booking first: all rows, or pages of a hundred from 1. `rowCount` is the number
     * of all rows.
     */
    dues: (project: string, mode: DuesMode, page?: number) =>
      callUpstream(caller, 'dues', DuesReply, {
        params: { user, project },
        query: { dues_only_flag: flagOf(mode), page },
      }),

    /** The downline's: a row for each associate and booking. */
    teamDues: (project: string, mode: DuesMode, page?: number) =>
      callUpstream(caller, 'teamDues', DuesReply, {
        params: { user, project },
        query: { dues_only_flag: flagOf(mode), page },
      }),

    /** The booking of an own due; null if the upstream lacks the call. */
    duesBooking: (project: string, booking: string) => bookingOf('duesBooking', project, booking),

    /** The booking of a due of the downline. */
    teamDuesBooking: (project: string, booking: string) => bookingOf('teamDuesBooking', project, booking),
  }

  async function bookingOf(call: 'duesBooking' | 'teamDuesBooking', project: string, booking: string) {
    const params = { user, project, booking }
    const reply = await orNullIfAbsent(callUpstream(caller, call, AssociateBookingsReply, { params }))
    return reply && reply.bookings
  }
}

const flagOf = (mode: DuesMode) => (mode === 'due-only' ? 1 : 0)

function withoutAssociate(reply: PlotCommission, associateId: string): PlotCommission {
  if (!reply.plot) return reply
  const associates = reply.plot.associates.filter((one) => one.associateId !== associateId)
  return { ...reply, plot: { ...reply.plot, associates } }
}
