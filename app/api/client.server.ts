import { account } from './account.server'
import { bookings } from './bookings.server'
import { plots } from './plots.server'
import { projects } from './projects.server'
import type { Caller } from './transport.server'

/** The upstream as one signed-in person may call it. Every method throws `ApiError`. */
export function apiFor(caller: Caller, user: string) {
  return {
    account: account(caller, user),
    bookings: bookings(caller, user),
    plots: plots(caller),
    projects: projects(caller),
  }
}

export type Api = ReturnType<typeof apiFor>
