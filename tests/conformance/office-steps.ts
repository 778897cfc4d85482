import {
  OfficeBankRequestReply,
  OfficeFilesReply,
  OfficeImportReply,
  OfficeImportsReply,
  OfficeLoginReply,
  OfficeLogReply,
  OfficeOverviewReply,
  OfficePayablesReply,
  OfficePersonReply,
  OfficeQueryReply,
  OfficeRecordsReply,
  OfficeReply,
  OfficeSaveReply,
  OfficeSuggestionsReply,
} from '../../app/contract/office'
import { MessageReply } from '../../app/contract/wire-object'
import { ifOffered, needs, step, withoutInput } from './step'

const ofDesk = needs('officeToken', () => ({}))
const firstPage = needs('officeToken', () => ({ query: { page: 1 } }))
const withAndWithoutPage = needs('officeToken', () => [{}, { query: { page: 1 } }])
const credentials = needs('office', (office) => ({ body: { ...office } }))
const associatesWithA = needs('officeToken', () => ({ params: { file: 'associates' }, query: { q: 'a' } }))
const ofRequest = needs('officeRequest', (key) => ({ query: { key } }))
const ofAssociate = needs('officeAssociate', (associate) => ({ params: { associate } }))

export const officeSignIn = ifOffered(
  'office',
  step('office', OfficeReply, withoutInput),
  step('officeLogin', OfficeLoginReply, credentials, ({ token }, known) => {
    known.officeToken = token
  }),
)

const FILES_WITH_SCREENS = ['bookings', 'bank-requests', 'queries', 'associates'] as const
const ofFiles = needs('officeToken', () =>
  FILES_WITH_SCREENS.flatMap((file) => [
    { params: { file } },
    { params: { file }, query: { q: 'a', page: 1 } },
  ]),
)

export const officeReads = ifOffered(
  'office',
  step('officeOverview', OfficeOverviewReply, ofDesk),
  step('officeFiles', OfficeFilesReply, ofDesk),
  step('officeRecords', OfficeRecordsReply, ofFiles, ({ rows: [row] }, known, { params, query }) => {
    if (!row || query) return
    if (params?.file === 'bookings')
      known.officeRecord = { file: 'bookings', key: row.key, version: row.version }
    if (params?.file === 'associates') known.officeAssociate = row.key
    if (params?.file === 'bank-requests') known.officeRequest = row.key
  }),
  step('officeSuggestions', OfficeSuggestionsReply, associatesWithA),
  step('officeBankRequest', OfficeBankRequestReply, ofRequest),
  step('officePerson', OfficePersonReply, ofAssociate),
  step('officePayables', OfficePayablesReply, withAndWithoutPage),
  step('officeImports', OfficeImportsReply, ofDesk),
  step('officeLog', OfficeLogReply, firstPage),
)

/** After the writes of queries. */
export const officeQueryReads = ifOffered(
  'office',
  step('officeQuery', OfficeQueryReply, ({ officeToken, query }) =>
    officeToken && query ? [{ query: { key: query } }] : 'no officeToken or query is known',
  ),
)

const sameRecord = needs('officeRecord', ({ file, key, version }) => ({
  params: { file },
  body: { key, version, values: {}, confirm: false },
}))
const activation = needs('officeAssociate', (associate) => ({
  params: { associate },
  query: { change: 'activate' },
  body: { value: '' },
}))
const payNothing = needs('officeAssociate', (associate) => ({
  body: { associate, lines: [], bill: {}, confirm: false },
}))
const unknownImport = needs('officeToken', () => ({ params: { id: '0' } }))
const noPassword = needs('officeToken', () => ({ body: { current: '', password: '' } }))
const emptyFile = needs('officeToken', () => {
  const body = new FormData()
  body.append('files', new File(['code,name,rate\n'], 'projects.csv'))
  return { body }
})

/** They save what is stored already, or are refused. */
export const officeWrites = ifOffered(
  'office',
  step('officeSave', OfficeSaveReply, sameRecord),
  step('officeChangePerson', MessageReply, activation),
  step('officePay', OfficeSaveReply, payNothing),
  step('officeUpload', OfficeImportReply, emptyFile),
  step('officeImport', OfficeImportReply, unknownImport),
  step('officePassword', MessageReply, noPassword),
  step('officeLogout', MessageReply, ofDesk),
)
