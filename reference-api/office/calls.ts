import type { Call, Download } from '../call'
import { csvDownloads } from './csv'
import { importCalls } from './imports'
import { logCalls } from './log'
import { overviewCalls } from './overview'
import { payableCalls } from './payables'
import { personCalls } from './person'
import { recordCalls } from './records'
import { publicOfficeCalls, sessionCalls } from './session'
import { mediaOfficeDownloads, singleRecordCalls } from './single-records'

export { publicOfficeCalls }

export const officeCalls: Call[] = [
  ...sessionCalls,
  ...overviewCalls,
  ...recordCalls,
  ...singleRecordCalls,
  ...personCalls,
  ...payableCalls,
  ...importCalls,
  ...logCalls,
]

export const officeDownloads: Download[] = [...csvDownloads, ...mediaOfficeDownloads]
