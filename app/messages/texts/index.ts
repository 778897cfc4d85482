import { account } from './account'
import { activity } from './activity'
import { api } from './api'
import { bookings } from './bookings'
import { browserSession } from './browser-session'
import { changes } from './changes'
import { collections } from './collections'
import { commission } from './commission'
import { common } from './common'
import { domain } from './domain'
import { find } from './find'
import { forms } from './forms'
import { frame } from './frame'
import { home } from './home'
import { mails } from './mails'
import { notifications } from './notifications'
import { office } from './office'
import { plots } from './plots'
import { queries } from './queries'
import { statements } from './statements'
import { team } from './team'
import { ui } from './ui'
import { upstreamWords } from './upstream-words'

/** `common` has texts that several folders use. */
export const TEXTS = {
  ...account,
  ...activity,
  ...api,
  ...bookings,
  ...browserSession,
  ...changes,
  ...collections,
  ...commission,
  ...common,
  ...domain,
  ...find,
  ...forms,
  ...frame,
  ...home,
  ...mails,
  ...notifications,
  ...office,
  ...plots,
  ...queries,
  ...statements,
  ...team,
  ...ui,
  ...upstreamWords,
}
