import { z } from 'zod/v4'
import { COLUMN_KINDS, IMPORT_STATES, SAVE_FIGURES, SAVE_OUTCOMES } from '../domain/office'
import { list, optionalList } from './list'
import { Query } from './queries'
import { MAX_LENGTH } from './text-length'
import {
  count,
  date,
  day,
  flag,
  id,
  longText,
  money,
  oneOf,
  optionalId,
  orNull,
  optionalToken,
  orZero,
  text,
  url,
} from './wire'
import { optionalObject, reply, wireObject, type WireTable } from './wire-object'

/*
 * The office desk (capability `office`). Its records are the rows of the firm's CSV files. The values of a record are texts as in the
 * files: dates yyyy-MM-dd, amounts in rupees without grouping, `yes` and `no`; an empty text is no value.
 */

/** Needs no token: the address of the desk's login is a 404 where the upstream has no desk. */
export const OfficeReply = reply('office', { firmName: ['firm_name', text] })

export const OfficeLoginReply = reply('office login', {
  token: z.string().min(1).max(MAX_LENGTH.token),
  person: { id: ['user_id', id], name: text },
  mustChangePassword: ['must_change_password', flag],
})

/** `waiting` has a row for each of `WAITING_FILES`. `records` with `waiting` lists the same rows. */
export const OfficeOverviewReply = reply('office overview', {
  waiting: list(
    wireObject('waiting records', { file: id, count: orZero(count), oldestAt: ['oldest_at', date] }),
  ),
  /** Problems and warnings of the last import, and its id. */
  importProblems: ['import_problems', orZero(count)],
  importId: ['import_id', optionalId],
  receiptsToday: {
    count: ['receipts_today', orZero(count)],
    paise: ['receipts_today_amt', money],
  },
})

const OfficeColumn = wireObject('column of a file', {
  name: id,
  label: text,
  meaning: longText,
  example: text,
  kind: oneOf(COLUMN_KINDS, 'text'),
  choices: optionalList(text),
  /** The file of the record whose key this column has; empty if it has none. `suggestions` finds such records. */
  refersTo: ['refers_to', text],
  isKey: ['is_key', flag],
  isRequired: ['is_required', flag],
  /** Required in a new record only. */
  isRequiredForNew: ['is_required_for_new', flag],
  /** A record can lack it, but most have it. */
  isUsual: ['is_usual', flag],
  /** If empty, the value follows from other columns. An unchanged value is calculated again. */
  isCalculated: ['is_calculated', flag],
  /** A new record without a value gets the next number of its series. */
  isNumbered: ['is_numbered', flag],
})

/** All files, in the order in which they refer to each other. */
export const OfficeFilesReply = reply('office files', {
  files: list(wireObject('file', { name: id, about: longText, columns: list(OfficeColumn) })),
}).transform(({ files }) => files)

export type OfficeFile = z.output<typeof OfficeFilesReply>[number]
export type OfficeColumn = OfficeFile['columns'][number]

const recordFields = {
  key: id,
  /** Goes back with a change, which is refused if the record changed meanwhile. */
  version: optionalToken,
  values: z.record(z.string(), longText),
} satisfies WireTable

/** Newest first, 50 a page. With `key`, the one record; no rows if there is none. */
export const OfficeRecordsReply = reply('office records', {
  rows: list(wireObject('record', recordFields)),
  hasMore: ['has_more', flag],
})

export type OfficeRecord = z.output<typeof OfficeRecordsReply>['rows'][number]

const ChangedValue = wireObject('changed value', {
  column: text,
  label: text,
  before: longText,
  after: longText,
})

/** What a change does, or did. A refusal has its `errors` by column. */
export const OfficeSaveReply = reply('office change', {
  message: longText,
  outcome: oneOf(SAVE_OUTCOMES, 'check'),
  key: optionalId,
  version: optionalToken,
  /** If the outcome is `changed`: what somebody else changed since the clerk opened the record. Otherwise what the clerk changes. */
  changes: optionalList(ChangedValue),
  /** Amounts that follow, such as the price and dues of a booking. */
  figures: optionalList(
    wireObject('changed figure', {
      name: z.enum(SAVE_FIGURES),
      beforePaise: ['before', money],
      afterPaise: ['after', money],
    }),
  ),
  notes: optionalList(longText),
  /** Broken rules that do not prevent the change. */
  warnings: optionalList(longText),
  /** If the outcome is `changed`: who did it at the desk, and when. Empty if it was an import or the associate. */
  changedBy: ['changed_by', text],
  changedAt: ['changed_at', date],
})

export type OfficeSave = z.output<typeof OfficeSaveReply>

const account = {
  bankName: ['bank_name', text],
  accountNumber: ['bank_ac_no', text],
  ifsc: ['ifsc_code', text],
} satisfies WireTable

const request = {
  ...account,
  requestedAt: ['requested_at', date],
  decision: text,
  decidedAt: ['decided_at', date],
  /** The person of the office who decided at the desk; empty for a decision by import. */
  decidedBy: ['decided_by', text],
  reason: longText,
} satisfies WireTable

/** The record is one of the file `bank-requests`: a decision changes its column `decision`, and `reason`. */
export const OfficeBankRequestReply = reply('office bank request', {
  record: wireObject('record', recordFields),
  request: wireObject('bank request', {
    ...request,
    associateId: ['agent_id', id],
    associateName: ['agent_name', text],
    mobile: text,
    /** The passbook. */
    imageUrl: ['image', orNull(url)],
  }),
  account: optionalObject(wireObject('bank account', account)),
  earlier: optionalList(wireObject('earlier bank request', request)),
})

/** The record is one of the file `queries`: an answer changes its columns `state` and `answer`. */
export const OfficeQueryReply = reply('office query', {
  record: wireObject('record', recordFields),
  associateId: ['associate_id', id],
  associateName: ['associate_name', text],
  query: Query,
})

export const OfficePersonReply = reply('office person', {
  id,
  name: text,
  mobile: text,
  level: orZero(count),
  isOffice: ['is_office', flag],
  /** From the top of the tree to the sponsor. */
  upline: optionalList(wireObject('person above', { id, name: text })),
  below: orZero(count),
  sessions: orZero(count),
  lastLoginAt: ['last_login_at', date],
  joinedOn: ['joined_on', day],
  deactivatedAt: ['deactivated_at', date],
  hasPassword: ['has_password', flag],
  mustChangePassword: ['must_change_password', flag],
})

export type OfficePerson = z.output<typeof OfficePersonReply>

export const OfficeSuggestionsReply = reply('office suggestions', {
  rows: list(wireObject('suggestion', { code: id, name: text })),
}).transform(({ rows }) => rows)

const importFields = {
  id,
  by: text,
  at: date,
  state: oneOf(IMPORT_STATES, 'refused'),
  files: optionalList(
    wireObject('imported file', {
      name: text,
      rows: orZero(count),
      changed: orZero(count),
      notes: optionalList(longText),
    }),
  ),
  problemCount: ['problem_count', orZero(count)],
  /** Grouped by file, column and reason. */
  problems: optionalList(longText),
  warnings: optionalList(longText),
} satisfies WireTable

/** The dry run of uploaded files, or what their import did. */
export const OfficeImportReply = reply('office import', { message: longText, ...importFields })

export type OfficeImport = Omit<z.output<typeof OfficeImportReply>, 'message'>

/** Newest first. With `id`, the one import. */
export const OfficeImportsReply = reply('office imports', {
  rows: list(wireObject('import', importFields)),
  hasMore: ['has_more', flag],
})

const PayableLine = wireObject('payable line', {
  /** Goes back with the payment. */
  id,
  bookingNumber: ['booking_no', text],
  projectName: ['project_name', text],
  plotNumber: ['plot_no', text],
  customerName: ['customer_name', text],
  paise: ['payable_amt', money],
  /** Receipts that no bill pays. With none, the desk cannot pay the line. */
  receipts: orZero(count),
})

/** Commission payable now, by associate. With `associate`, that one row with its lines. */
export const OfficePayablesReply = reply('office payables', {
  financialYear: ['financial_year', text],
  rows: list(
    wireObject('payable associate', {
      id: ['agent_id', id],
      name: ['agent_name', text],
      mobile: text,
      paise: ['payable_amt', money],
      bankName: ['bank_name', text],
      /** Such as `ending 1234`; empty without an account. */
      account: text,
      /** True if the associate confirmed the account, or the one-rupee payment to it. */
      isBankVerified: ['bank_verified', flag],
      reraNumber: ['rera_number', text],
      reraValidUntil: ['rera_valid_until', day],
      tdsPaise: ['tds_amt', money],
      gstPaise: ['gst_amt', money],
      otherDeductionPaise: ['other_deduction_amt', money],
      lines: optionalList(PayableLine),
    }),
  ),
  hasMore: ['has_more', flag],
})

export type OfficePayable = z.output<typeof OfficePayablesReply>['rows'][number]

/** Newest first. */
export const OfficeLogReply = reply('office log', {
  rows: list(
    wireObject('entry of the log', {
      at: date,
      by: ['by', text],
      /** Such as `changed bookings` or `login`. */
      action: text,
      /** The key of the record, or the id of the associate. */
      subject: text,
      changes: optionalList(ChangedValue),
    }),
  ),
  hasMore: ['has_more', flag],
})
