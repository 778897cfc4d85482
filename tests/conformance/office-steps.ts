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
import { ifOffered, needs, type Step, step as plainStep, withoutInput } from './step'

const step = ((...declared: Parameters<typeof plainStep>) =>
  ifOffered('office', plainStep(...declared))) as typeof plainStep

export const officeSignIn: Step[] = [
  step('office', OfficeReply, withoutInput),
  step(
    'officeLogin',
    OfficeLoginReply,
    needs('office', (office) => ({ body: { ...office } })),
    ({ token }, known) => {
      known.officeToken = token
    },
  ),
]

const FILES_WITH_SCREENS = ['bookings', 'bank-requests', 'queries', 'associates'] as const

export const officeReads: Step[] = [
  step(
    'officeOverview',
    OfficeOverviewReply,
    needs('officeToken', () => ({})),
  ),
  step(
    'officeFiles',
    OfficeFilesReply,
    needs('officeToken', () => ({})),
  ),
  step(
    'officeRecords',
    OfficeRecordsReply,
    needs('officeToken', () =>
      FILES_WITH_SCREENS.flatMap((file) => [
        { params: { file } },
        { params: { file }, query: { q: 'a', page: 1 } },
      ]),
    ),
    ({ rows: [row] }, known, { params, query }) => {
      if (!row || query) return
      if (params?.file === 'bookings')
        known.officeRecord = { file: 'bookings', key: row.key, version: row.version }
      if (params?.file === 'associates') known.officeAssociate = row.key
      if (params?.file === 'bank-requests') known.officeRequest = row.key
    },
  ),
  step(
    'officeSuggestions',
    OfficeSuggestionsReply,
    needs('officeToken', () => ({ params: { file: 'associates' }, query: { q: 'a' } })),
  ),
  step(
    'officeBankRequest',
    OfficeBankRequestReply,
    needs('officeRequest', (key) => ({ query: { key } })),
  ),
  step(
    'officePerson',
    OfficePersonReply,
    needs('officeAssociate', (associate) => ({ params: { associate } })),
  ),
  step(
    'officePayables',
    OfficePayablesReply,
    needs('officeToken', () => [{}, { query: { page: 1 } }]),
  ),
  step(
    'officeImports',
    OfficeImportsReply,
    needs('officeToken', () => ({})),
  ),
  step(
    'officeLog',
    OfficeLogReply,
    needs('officeToken', () => ({ query: { page: 1 } })),
  ),
]

/** After the writes of queries. */
export const officeQueryReads: Step[] = [
  step('officeQuery', OfficeQueryReply, ({ officeToken, query }) =>
    officeToken && query ? [{ query: { key: query } }] : 'no officeToken or query is known',
  ),
]

/** They save what is stored already, or are refused. */
export const officeWrites: Step[] = [
  step(
    'officeSave',
    OfficeSaveReply,
    needs('officeRecord', ({ file, key, version }) => ({
      params: { file },
      body: { key, version, values: {}, confirm: false },
    })),
  ),
  step(
    'officeChangePerson',
    MessageReply,
    needs('officeAssociate', (associate) => ({
      params: { associate },
      query: { change: 'activate' },
      body: { value: '' },
    })),
  ),
  step(
    'officePay',
    OfficeSaveReply,
    needs('officeAssociate', (associate) => ({ body: { associate, lines: [], bill: {}, confirm: false } })),
  ),
  step(
    'officeUpload',
    OfficeImportReply,
    needs('officeToken', () => ({ body: emptyFile() })),
  ),
  step(
    'officeImport',
    OfficeImportReply,
    needs('officeToken', () => ({ params: { id: '0' } })),
  ),
  step(
    'officePassword',
    MessageReply,
    needs('officeToken', () => ({ body: { current: '', password: '' } })),
  ),
  step(
    'officeLogout',
    MessageReply,
    needs('officeToken', () => ({})),
  ),
]

function emptyFile(): FormData {
  const form = new FormData()
  form.append('files', new File(['code,name,rate\n'], 'projects.csv'))
  return form
}
