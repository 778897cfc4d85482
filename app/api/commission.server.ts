import type { SortSearch } from '~/domain/sorting'
import { AssociateBookingsReply } from '~/contract/bookings'
import { type PlotCommission, PlotCommissionReply } from '~/contract/commission'
import { DuesProjectsReply, DuesReply } from '~/contract/dues'
import { orNullIfAbsent } from './optional-calls'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

export type DuesMode = 'due-only' | 'all'

/** Sorting needs the capability `sort`. */
interface DuesQuery extends Partial<SortSearch> {
  mode: DuesMode
  /** In the reference API, a page has a hundred rows. Without a page number, the reply has all rows. */
  page?: number
}

export function commission(caller: Caller, user: string) {
  return {
    ofBooking: (booking: string, { plot }: { plot?: string } = {}) =>
      callUpstream(caller, 'plotCommission', PlotCommissionReply, {
        params: { user },
        query: { booking_id: booking, plot_id: plot },
      }),

    /** Omits the commission of the associate `user` (M166). */
    ofTeam: async (booking: string) => {
      const reply = await callUpstream(caller, 'teamPlotCommission', PlotCommissionReply, {
        params: { user, booking },
      })
      return withoutAssociate(reply, user)
    },

    duesProjects: (mode: DuesMode) =>
      callUpstream(caller, 'duesProjects', DuesProjectsReply, {
        params: { user },
        query: { dues_only_flag: flagOf(mode), team_flag: 0 },
      }),

    teamDuesProjects: (mode: DuesMode) =>
      callUpstream(caller, 'duesProjects', DuesProjectsReply, {
        params: { user },
        query: { dues_only_flag: flagOf(mode), team_flag: 1 },
      }),

    /** Without `sort`, the newest booking comes first. */
    dues: (project: string, { mode, ...query }: DuesQuery) =>
      callUpstream(caller, 'dues', DuesReply, {
        params: { user, project },
        query: { dues_only_flag: flagOf(mode), ...query },
      }),

    teamDues: (project: string, { mode, ...query }: DuesQuery) =>
      callUpstream(caller, 'teamDues', DuesReply, {
        params: { user, project },
        query: { dues_only_flag: flagOf(mode), ...query },
      }),

    duesBooking: (project: string, booking: string) => bookingOf('duesBooking', project, booking),

    teamDuesBooking: (project: string, booking: string) => bookingOf('teamDuesBooking', project, booking),
  }

  async function bookingOf(call: 'duesBooking' | 'teamDuesBooking', project: string, booking: string) {
    const params = { user, project, booking }
    const reply = await orNullIfAbsent(callUpstream(caller, call, AssociateBookingsReply, { params }))
    return reply ? reply.bookings : null
  }
}

const flagOf = (mode: DuesMode) => (mode === 'due-only' ? 1 : 0)

function withoutAssociate(reply: PlotCommission, associateId: string): PlotCommission {
  if (!reply.plot) return reply
  const associates = reply.plot.associates.filter((row) => row.associateId !== associateId)
  return { ...reply, plot: { ...reply.plot, associates } }
}
