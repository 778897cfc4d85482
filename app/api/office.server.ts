import type { Readable } from 'node:stream'
import {
  OfficeBankRequestReply,
  OfficeFilesReply,
  OfficeImportReply,
  OfficeImportsReply,
  OfficeLogReply,
  OfficeLoginReply,
  OfficeOverviewReply,
  OfficePayablesReply,
  OfficePersonReply,
  OfficeQueryReply,
  OfficeRecordsReply,
  OfficeReply,
  OfficeSaveReply,
  OfficeSuggestionsReply,
} from '~/contract/office'
import { MessageReply } from '~/contract/wire-object'
import type { PersonChange } from '~/domain/office'
import type { Caller } from './caller.server'
import { fetchFile } from './fetch-file.server'
import { callUpstream } from './transport.server'

const CSV_MS = 120_000
const MAX_CSV_BYTES = 200 * 1024 * 1024

/** Throws an `ApiError` of the kind `not-found` if the upstream has no desk. */
export const officeDesk = (caller: Caller) => callUpstream(caller, 'office', OfficeReply)

export const officeLogin = (caller: Caller, mobile: string, password: string) =>
  callUpstream(caller, 'officeLogin', OfficeLoginReply, { body: { mobile, password } })

interface Saving {
  /** Null for a new record. */
  key: string | null
  /** Of the record that the clerk saw. */
  version: string
  values: Record<string, string>
  /** If false, nothing is written: the reply says what would happen. */
  confirm: boolean
}

interface Payment {
  associate: string
  /** Ids of payable lines of one project. */
  lines: string[]
  /** The columns of `commission-bills` but associate and project. An empty number is the next one. */
  bill: Record<string, string>
  confirm: boolean
}

/** The office desk. The caller has the token of `officeLogin`. */
export function office(caller: Caller) {
  return {
    overview: () => callUpstream(caller, 'officeOverview', OfficeOverviewReply),
    files: () => callUpstream(caller, 'officeFiles', OfficeFilesReply),

    records: (file: string, query: { q?: string; page?: string; waiting?: '1'; key?: string }) =>
      callUpstream(caller, 'officeRecords', OfficeRecordsReply, { params: { file }, query }),

    save: (file: string, saving: Saving, idempotencyKey: string) =>
      callUpstream(caller, 'officeSave', OfficeSaveReply, {
        params: { file },
        body: { ...saving },
        idempotencyKey,
      }),

    suggestions: (file: string, q: string, project?: string) =>
      callUpstream(caller, 'officeSuggestions', OfficeSuggestionsReply, {
        params: { file },
        query: { q, project },
      }),

    bankRequest: (key: string) =>
      callUpstream(caller, 'officeBankRequest', OfficeBankRequestReply, { query: { key } }),
    query: (key: string) => callUpstream(caller, 'officeQuery', OfficeQueryReply, { query: { key } }),

    person: (associate: string) =>
      callUpstream(caller, 'officePerson', OfficePersonReply, { params: { associate } }),

    /** `value` is the new password, or the id of the new sponsor. */
    changePerson: (associate: string, change: PersonChange, value: string, idempotencyKey: string) =>
      callUpstream(caller, 'officeChangePerson', MessageReply, {
        params: { associate },
        query: { change },
        body: { value },
        idempotencyKey,
      }),

    payables: (query: { associate?: string; q?: string; page?: string }) =>
      callUpstream(caller, 'officePayables', OfficePayablesReply, { query }),

    pay: (payment: Payment, idempotencyKey: string) =>
      callUpstream(caller, 'officePay', OfficeSaveReply, { body: { ...payment }, idempotencyKey }),

    imports: (query: { id?: string; page?: string }) =>
      callUpstream(caller, 'officeImports', OfficeImportsReply, { query }),

    /** Dry run of CSV files, or of one zip of them. */
    upload: (files: File[], idempotencyKey: string) =>
      callUpstream(caller, 'officeUpload', OfficeImportReply, { body: formOf(files), idempotencyKey }),

    import: (id: string, idempotencyKey: string) =>
      callUpstream(caller, 'officeImport', OfficeImportReply, {
        params: { id },
        idempotencyKey,
        isLong: true,
      }),

    log: (page: string) => callUpstream(caller, 'officeLog', OfficeLogReply, { query: { page } }),

    /** `list` is the name of a file, `payables` or `log`. */
    csv: (list: string, q = ''): Promise<Readable> =>
      fetchFile(
        caller,
        {
          call: 'officeCsv',
          source: `office/csv/${encodeURIComponent(list)}?${new URLSearchParams({ q })}`,
          deadline: AbortSignal.timeout(CSV_MS),
          maxBytes: MAX_CSV_BYTES,
        },
        {},
        (response, arrived) => {
          arrived()
          return Promise.resolve(response.body as Readable)
        },
      ),

    changePassword: (current: string, password: string, idempotencyKey: string) =>
      callUpstream(caller, 'officePassword', MessageReply, { body: { current, password }, idempotencyKey }),

    logout: () => callUpstream(caller, 'officeLogout', MessageReply),
  }
}

function formOf(files: File[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('files', file, file.name)
  return form
}
