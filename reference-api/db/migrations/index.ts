import type { Migration } from 'kysely'
import * as initial from './0001-initial'
import * as textOrder from './0002-text-order'
import * as largeTeams from './0003-large-teams'
import * as plotsAndProjects from './0004-plots-and-projects'
import * as deepPages from './0005-deep-pages'
import * as dataVersion from './0006-data-version'
import * as accountBounds from './0007-account-bounds'
import * as firmData from './0008-firm-data'
import * as events from './0009-events'
import * as users from './0010-users'
import * as figures from './0011-figures'
import * as changes from './0012-changes'
import * as calendarFeeds from './0013-calendar-feeds'
import * as teamFigures from './0014-team-figures'
import * as notificationSubjects from './0015-notification-subjects'
import * as find from './0016-find'
import * as queries from './0017-queries'
import * as activity from './0018-activity'
import * as customerLinks from './0019-customer-links'
import * as alerts from './0020-alerts'
import * as plotsByState from './0021-plots-by-state'
import * as changedRows from './0022-changed-rows'
import * as alertLanguage from './0023-alert-language'
import * as exportKeys from './0024-export-keys'
import * as bankRequests from './0025-bank-requests'
import * as customerMobiles from './0026-customer-mobiles'
import * as withheldPlots from './0027-withheld-plots'
import * as payableCommission from './0028-payable-commission'
import * as recordedDeductions from './0029-recorded-deductions'
import * as rera from './0030-rera'
import * as refundsAndMoves from './0031-refunds-and-moves'
import * as firstViews from './0032-first-views'

/** Migrations are imported one by one, because the bundled server has no folder of migrations. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-text-order': textOrder,
  '0003-large-teams': largeTeams,
  '0004-plots-and-projects': plotsAndProjects,
  '0005-deep-pages': deepPages,
  '0006-data-version': dataVersion,
  '0007-account-bounds': accountBounds,
  '0008-firm-data': firmData,
  '0009-events': events,
  '0010-users': users,
  '0011-figures': figures,
  '0012-changes': changes,
  '0013-calendar-feeds': calendarFeeds,
  '0014-team-figures': teamFigures,
  '0015-notification-subjects': notificationSubjects,
  '0016-find': find,
  '0017-queries': queries,
  '0018-activity': activity,
  '0019-customer-links': customerLinks,
  '0020-alerts': alerts,
  '0021-plots-by-state': plotsByState,
  '0022-changed-rows': changedRows,
  '0023-alert-language': alertLanguage,
  '0024-export-keys': exportKeys,
  '0025-bank-requests': bankRequests,
  '0026-customer-mobiles': customerMobiles,
  '0027-withheld-plots': withheldPlots,
  '0028-payable-commission': payableCommission,
  '0029-recorded-deductions': recordedDeductions,
  '0030-rera': rera,
  '0031-refunds-and-moves': refundsAndMoves,
  '0032-first-views': firstViews,
}
