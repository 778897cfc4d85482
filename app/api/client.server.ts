import { account } from './account.server'
import { activity, changes, earnings, find, taxes } from './optional-calls.server'
import { bank } from './bank.server'
import { bookings, reports } from './bookings.server'
import { calendarFeed } from './calendar-feed.server'
import { capabilities } from './capabilities.server'
import { collections } from './collections.server'
import { customerLinks } from './customer-links.server'
import { documents } from './documents.server'
import { firm } from './firm.server'
import { gallery, home, projects } from './projects.server'
import { media } from './media.server'
import { notifications } from './notifications.server'
import { cashBills, payments } from './payments.server'
import { commission } from './commission.server'
import { plots } from './plots.server'
import { queries } from './queries.server'
import { team } from './team.server'
import type { Caller } from './caller.server'

/** The API client of a logged-in person. Methods that call the upstream throw as `callUpstream` does, unless a comment says otherwise. */
export function apiFor(caller: Caller, user: string) {
  return {
    account: account(caller, user),
    activity: activity(caller, user),
    bank: bank(caller, user),
    bookings: bookings(caller, user),
    calendarFeed: calendarFeed(caller, user),
    capabilities: capabilities(caller),
    changes: changes(caller, user),
    collections: collections(caller, user),
    customerLinks: customerLinks(caller, user),
    documents: documents(caller, user),
    earnings: earnings(caller, user),
    find: find(caller, user),
    firm: () => firm(caller),
    gallery: gallery(caller),
    home: home(caller, user),
    media: media(caller),
    notifications: notifications(caller, user),
    cashBills: cashBills(caller),
    commission: commission(caller, user),
    payments: payments(caller, user),
    plots: plots(caller),
    projects: projects(caller),
    queries: queries(caller, user),
    reports: reports(caller, user),
    taxes: taxes(caller, user),
    team: team(caller, user),
  }
}

export type Api = ReturnType<typeof apiFor>
