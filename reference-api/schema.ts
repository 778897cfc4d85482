import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * The reference API's tables.
 * - `*_rupees`: whole rupees. `*_hundredths`: hundredths of the unit, so 166.67 sq. yards is 16667 and 6.5 %
 *   is 650.
 * - `*_on`: `yyyy-MM-dd`; `*_at`: `yyyy-MM-dd HH:mm:ss`; both in Asia/Kolkata time. Text order is time order.
 * - Flags are 0 or 1, because SQLite has no boolean. Associates have ids such as `HG1024`.
 */
export interface Database {
  meta: MetaTable
  changed_rows: ChangedRowsTable
  firm: FirmTable
  firm_rules: FirmRulesTable
  commission_rates: CommissionRatesTable
  imported_rows: ImportedRowsTable
  projects: ProjectsTable
  blocks: BlocksTable
  plots: PlotsTable
  emi_plans: EmiPlansTable
  associates: AssociatesTable
  tokens: TokensTable
  calendar_feeds: CalendarFeedsTable
  otps: OtpsTable
  otp_accounts: OtpAccountsTable
  bookings: BookingsTable
  booking_moves: BookingMovesTable
  instalments: InstalmentsTable
  receipts: ReceiptsTable
  commission_lines: CommissionLinesTable
  commission_bills: CommissionBillsTable
  payments: PaymentsTable
  tax_certificates: TaxCertificatesTable
  notifications: NotificationsTable
  slides: SlidesTable
  gallery_dates: GalleryDatesTable
  gallery_images: GalleryImagesTable
  bank_accounts: BankAccountsTable
  bank_change_requests: BankChangeRequestsTable
  media: MediaTable
  idempotency_keys: IdempotencyKeysTable
  events: EventsTable
  alerts: AlertsTable
  changes: ChangesTable
  visits: VisitsTable
  booking_words: BookingWordsTable
  associate_words: AssociateWordsTable
  find_words: FindWordsTable
  activity: ActivityTable
  line_queries: LineQueriesTable
  line_query_messages: LineQueryMessagesTable
  customer_links: CustomerLinksTable
}

type Flag = 0 | 1

/** 1 Available, 2 Booked, 3 Registered, 4 Blocked, 5 Mortgaged, 6 Landowner share, 7 Under dispute. */
export type PlotStatusId = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** 2 booked, 3 registered, 9 cancelled. */
type BookingStatusId = 2 | 3 | 9

/** 0 none, 1 awaiting the associate, 2 confirmed, 3 rejected. */
export type VerificationState = 0 | 1 | 2 | 3

/** 1 to accept, 2 to receive, 3 received (closed). */
export type CashBillStatusId = 1 | 2 | 3

/** `Other` is cash (payment mode 1); the rest is payment mode 2. */
export type PaymentType = 'Bank' | 'Online' | 'Card' | 'Cheque' | 'Other'

export type OtpPurpose = 'sign-in' | 'change-mobile' | 'confirm-mobile' | 'confirm-email'

type ChargeType = 'Per Sq.Yd' | '%' | 'Flat'

export type CommissionType = 'Per Sq.Yd' | '%'

interface MetaTable {
  key: string
  value: string
}

export type ChangedKind = 'associate' | 'project' | 'plot' | 'booking' | 'seller' | 'bill' | 'everything'

/** Triggers write rows in order of commit, and keep about the newest 20,000 rows (decision 0052). */
interface ChangedRowsTable {
  position: Generated<number>
  /** A changed instalment, receipt or commission line is recorded as a change of the booking; a payment, as a change of the bill. */
  kind: ChangedKind
  key: string
}

/** One row, or none if the firm has no name yet. */
interface FirmTable {
  name: string
  mobile: string | null
  email: string | null
  address: string | null
}

/** Each row applies from `from_on` until the `from_on` of the next row. A booking copies the first three rules as of its booking day. */
interface FirmRulesTable {
  from_on: string
  /** Yearly simple interest on overdue instalments. */
  late_percent_hundredths: number
  /** A booking is cancelled after this many consecutive unpaid instalments; null: never. */
  cancel_after_unpaid: number | null
  /** Days from the due day of the last of these instalments to the cancellation. */
  cancel_after_days: number | null
  /** Lowest price per yard, in per cent of the project's rate. */
  min_rate_percent_hundredths: number
  /** Cash to one associate on one day must be below this amount; null: no limit. */
  cash_limit_rupees: number | null
}

/**
 * On a given day, a project uses its own rows, or the rows without a project if none of its own has begun. Of these rows, those with the
 * latest `from_on` up to that day apply.
 */
interface CommissionRatesTable {
  id: Generated<number>
  project_id: number | null
  from_on: string
  level: number
  commission_type: CommissionType
  rate_hundredths: number
}

/** Last imported content of rows that the portal also changes: importing an unchanged row must not undo the portal's changes. */
interface ImportedRowsTable {
  file: string
  key: string
  content: string
}

interface ProjectsTable {
  id: number
  code: string
  name: string
  rate_rupees: number
  /** Per square yard, on the outright plan. */
  outright_discount_rupees: number
  is_default: Flag
  brochure_media_id: number | null
  layout_media_id: number | null
  latitude: number | null
  longitude: number | null
  rera_number: string | null
  rera_url: string | null
  rera_valid_until: string | null
}

interface BlocksTable {
  id: number
  project_id: number
  name: string
  block_type: 'Row' | 'Column'
  rows: number
  columns: number
}

/** A merged plot ("10+11") has no grid cell. Its parts have its id in `merged_into_id` and the same status, and are never booked. */
interface PlotsTable {
  id: number
  project_id: number
  block_id: number
  number: string
  grid_row: number | null
  grid_column: number | null
  merged_into_id: number | null
  yards_hundredths: number
  facing: string
  is_corner: Flag
  status_id: PlotStatusId
  /** The firm's own status of a plot that is sold although the firm withholds it; null for every other plot. */
  withheld_status_id: Generated<PlotStatusId | null>
  shape_text: string | null
  is_shape_shown: Flag
  premium_type: ChargeType
  /** Depending on `premium_type`: rupees per square yard, per cent, or flat rupees, times 100. */
  premium_hundredths: number
}

interface EmiPlansTable {
  id: number
  code: string
  months: number
  flat_percent_hundredths: number
}

interface AssociatesTable {
  id: string
  parent_id: string | null
  /** 2 channel partner, 3 office. */
  user_type: 2 | 3
  name: string
  mobile: string
  email: string | null
  address: string | null
  /** 1…9, the level in the ladder. */
  level: number
  password_hash: string
  /** The user must change the password, but only after a login by one-time password. */
  must_change_password: Flag
  /** The office knows the password, so the user must change it after any login. */
  has_assigned_password: Generated<Flag>
  joined_on: string
  /** If set, the associate cannot log in; bookings and figures remain. */
  deactivated_at: string | null
  rera_number: string | null
  rera_valid_until: string | null
}

interface TokensTable {
  token_hash: string
  associate_id: string
  created_at: string
  expires_at: string
  device: string | null
  last_used_at: string | null
  /** Shortened IP address of the login. */
  address: string | null
}

interface CalendarFeedsTable {
  associate_id: string
  token_hash: string
  made_at: string
  last_read_at: string | null
  shows_names: Flag
}

/** Includes used and expired codes of the last day, because they count towards limits. */
interface OtpsTable {
  id: Generated<number>
  /** An associate's id. For a typed text that no active associate has as mobile or email, a keyed hash of the text. */
  account: string
  purpose: OtpPurpose
  target: string
  /** For a login code, identifies the request: a guess with this challenge is compared with this code only. Empty for other codes. */
  challenge: string
  /** A slow hash, because six digits are easily guessed. */
  code_hash: string
  created_at: string
  expires_at: string
  tries: Generated<number>
  used_at: string | null
}

/** The lock on a row serialises guesses, logins with a password and password changes of the account. */
interface OtpAccountsTable {
  account: string
  used_at: string
}

/** A later change of the project's prices does not change a booking. */
interface BookingsTable {
  id: number
  /** The firm's number of the booking. */
  code: string
  project_id: number
  plot_id: number
  seller_id: string
  customer_name: string
  customer_mobile: string | null
  status_id: BookingStatusId
  booked_on: string
  registered_on: string | null
  cancelled_on: string | null
  /** Paid back to the customer of a cancelled booking; null if nothing is recorded. */
  refunded_rupees: number | null
  refunded_on: string | null
  emi_plan_id: number | null
  yards_hundredths: number
  rate_rupees: number
  /** Commission base per square yard. */
  eligible_rate_rupees: number
  sale_rupees: number
  discount_rupees: number
  premium_rupees: number
  /** A charge agreed after the sale, or a reduction if negative; spread over the instalments. */
  adjustment_rupees: number
  emi_charges_rupees: number
  waive_off_rupees: number
  registration_rupees: number
  registration_due_on: string | null
  booking_amount_rupees: number
  /** The next three columns: by default the firm's rules on the booking day. */
  late_percent_hundredths: number
  cancel_after_unpaid: number | null
  cancel_after_days: number | null
  /** 1 if the firm gave the instalments; 0 if they follow from the plan. */
  has_own_schedule: Flag
}

/** The moves of a booking to another plot, in order from position 1. */
interface BookingMovesTable {
  booking_id: number
  position: number
  /** Its number at the time; the plot may no longer exist. */
  former_plot: string
  moved_on: string
  /** The price before and after the move, as `totalWithoutLateCharges` calculates it. */
  former_rupees: number
  rupees: number
}

type InstalmentKind = 'booking' | 'emi' | 'balance' | 'registration'

/** The rows of a booking add up to its total due without late charges. */
interface InstalmentsTable {
  id: number
  booking_id: number
  position: number
  kind: InstalmentKind
  label: string
  due_on: string
  amount_rupees: number
  paid_rupees: number
  /** The agreed late charges, if any; otherwise the charges on the paid amount. Charges on the unpaid amount are never stored. */
  late_charges_rupees: number
  /** Null if the firm's rule applies. */
  agreed_late_charges_rupees: number | null
}

/** The parts add up to `net_rupees`. Commission is paid on the sale part only. */
interface ReceiptsTable {
  id: number
  booking_id: number
  number: string
  received_on: string
  net_rupees: number
  late_charges_rupees: number
  sale_part_rupees: number
  premium_part_rupees: number
  emi_part_rupees: number
  adjustment_part_rupees: number
  registration_part_rupees: number
  /** 1 if the firm gave the parts; 0 if they follow from the price. */
  has_own_parts: Flag
}

/**
 * `due = net − paid`. By default, `net = gross − discount`, and a cancellation reduces net to the paid amount. The firm may give other
 * amounts.
 */
interface CommissionLinesTable {
  id: number
  booking_id: number
  /** Denormalised, so that an associate's dues in a project are one index range. */
  project_id: number
  associate_id: string
  commission_type: CommissionType
  /** By default, the associate's rate minus the highest rate of the associates below, down to the seller. */
  commission_hundredths: number
  eligible_rupees: number
  gross_rupees: number
  discount_type: ChargeType | null
  discount_hundredths: number
  discount_rupees: number
  net_rupees: number
  paid_rupees: number
  /** The part of the due that the customer's receipts have released and no bill pays (`releasedDue`). */
  payable_rupees: Generated<number>
}

interface CommissionBillsTable {
  id: number
  /** The firm's number of the bill. */
  code: string
  associate_id: string
  project_id: number
  billed_on: string
  payment_type: PaymentType
  cash_sent_on: string | null
  cash_status_id: CashBillStatusId | null
  /** Null also for bills that an import marked as accepted, or that were accepted before this column existed. */
  cash_accepted_at: string | null
  cash_received_at: string | null
  /** What the firm recorded of the payment of the whole bill; null if it recorded nothing. */
  tds_rupees: number | null
  gst_rupees: number | null
  other_deduction_rupees: number | null
  other_deduction_reason: string | null
  credited_rupees: number | null
  /** Such as the bank's number of the transfer. */
  reference: string | null
}

interface PaymentsTable {
  id: number
  bill_id: number
  line_id: number
  receipt_id: number
  receipt_rupees: number
  /** Registration, EMI, premium and other charges within the receipt. */
  less_rupees: number
  receipt_net_rupees: number
  net_percent_ten_thousandths: number
  net_commission_rupees: number
}

interface TaxCertificatesTable {
  id: Generated<number>
  associate_id: string
  /** First calendar year. */
  financial_year: number
  /** 1 April to June … 4 January to March. */
  quarter: number
  media_id: number
}

interface NotificationsTable {
  id: Generated<number>
  /** The firm's key, or a random key if the API wrote the notification. */
  code: string
  associate_id: string
  header: string
  /** Unsanitised HTML; `%0A` is a line break. */
  message: string
  created_at: string
  /** A subject of `app/domain/notification-subject.ts`; null if the notification has no link. */
  about: string | null
  booking_id: number | null
  query_id: string | null
}

interface SlidesTable {
  id: number
  position: number
  title: string
  name: string
  comment: string
  image_media_id: number
  thumb_media_id: number
}

interface GalleryDatesTable {
  id: number
  project_id: number
  taken_on: string
}

interface GalleryImagesTable {
  id: number
  gallery_date_id: number
  position: number
  heading: string
  notes: string
  thumb_media_id: number
}

interface BankAccountsTable {
  associate_id: string
  bank_name: string
  account_number: string
  ifsc: string
  bank_state: VerificationState
  bank_text: string
  bank_reject_reason: string | null
  amount_state: VerificationState
  amount_text: string
  amount_reject_reason: string | null
  one_rupee_state: VerificationState
  one_rupee_text: string
  one_rupee_reject_reason: string | null
  is_rejected: Flag
  rejected_text: string
}

interface BankChangeRequestsTable {
  id: Generated<number>
  associate_id: string
  bank_name: string
  account_number: string
  ifsc: string
  image_media_id: number
  status: 'pending' | 'approved' | 'rejected'
  requested_at: string
  decided_at: string | null
  reason: string | null
}

/** Uploads and imported files store bytes, so that backups include them. Demo media store only a scene name until their first use. */
interface MediaTable {
  id: Generated<number>
  /** Null if every logged-in associate may see the file. */
  owner_id: string | null
  content_type: string
  content: Uint8Array | null
  scene: string | null
  created_at: string
  file_name: string | null
}

/** `reply_*` are null while the write runs. Rows are deleted after 24 hours. */
interface IdempotencyKeysTable {
  associate_id: string
  /** SHA-256 of the caller's key. */
  key: string
  /** HMAC of method, path, query string and body, because they may contain a password. */
  fingerprint: string
  reply_status: number | null
  reply_body: string | null
  created_at: string
}

export type EventType =
  | 'receipt'
  | 'payment'
  | 'bill_accepted'
  | 'bank_request'
  | 'verification'
  | 'query'
  | 'cancellation'
  | 'security'

/** The outbox (decision 0034). Sent rows are deleted after 30 days. */
interface EventsTable {
  id: Generated<number>
  /** Receivers use this id to drop duplicates. */
  public_id: string
  /** An associate's id; one person's events are sent in order of `id`. */
  person: string
  type: EventType
  payload: string
  created_at: string
  /** Null if the event was sent or given up. */
  next_attempt_at: string | null
  attempts: Generated<number>
  sent_at: string | null
  last_error: string | null
}

export type AlertChange = 'mobile' | 'email' | 'bank request'

/**
 * Messages to the mobile and email address that an associate had before a change (decision 0048). A row is deleted when its message is
 * sent or given up.
 */
interface AlertsTable {
  id: Generated<number>
  change: AlertChange
  recipient: string
  /** The new value, masked; empty if the value was removed. */
  after: string
  language: string
  created_at: string
  next_attempt_at: string
  attempts: Generated<number>
}

export type ChangeKind = 'receipt' | 'cancellation' | 'bill' | 'decision'

/** Decision 0037. The row that `key` names may have been deleted. */
interface ChangesTable {
  associate_id: string
  kind: ChangeKind
  /** The firm's number of a receipt, booking or bill, or the time of a bank request. */
  key: string
  recorded_at: string
}

/** Each associate's last and previous visit to the home page. */
interface VisitsTable {
  associate_id: string
  last_seen_at: string
  previous_visit_at: string | null
}

/** Words of customers' names in lower case; written by triggers (decision 0042). */
interface BookingWordsTable {
  word: string
  booking_id: number
  seller_id: string
}

interface AssociateWordsTable {
  word: string
  associate_id: string
}

/** Each word has two spaces before it and one after it (migration 0016). */
interface FindWordsTable {
  text: string
}

export type ActivityKind =
  | 'login'
  | 'otp login'
  | 'login failed'
  | 'password'
  | 'password by office'
  | 'deactivated'
  | 'activated'
  | 'moved'
  | 'level'
  | 'mobile'
  | 'email'
  | 'bank request'
  | 'bank decision'
  | 'verification'
  | 'cash accepted'
  | 'cash received'
  | 'download'
  | 'calendar feed made'
  | 'calendar feed names'
  | 'calendar feed revoked'
  | 'calendar feed opened'
  | 'customer link made'
  | 'customer link revoked'
  | 'customer link opened'
  | 'sessions ended'
  | 'not me'

/** Append-only: the database refuses updates and deletes (decision 0043). */
interface ActivityTable {
  id: Generated<number>
  associate_id: string
  at: string
  kind: ActivityKind
  /** Null if unknown, or if another person acted. */
  device: string | null
  address: string | null
  /** JSON object with string values. */
  details: string
}

export type LineKind = 'commission' | 'payment' | 'receipt'

type QueryCategory = 'amount' | 'rate' | 'missing receipt' | 'not mine' | 'other'

export type QueryState = 'sent' | 'being checked' | 'answered' | 'closed'

/** Refers to a line by the firm's codes, because an import may replace the line and its id (decision 0044). */
interface LineQueriesTable {
  id: string
  associate_id: string
  kind: LineKind
  /** Kind and codes of the line. Each associate has at most one open query per line. */
  line_key: string
  booking_code: string
  earner_id: string | null
  bill_code: string | null
  receipt_number: string | null
  category: QueryCategory
  should_be_paise: number | null
  /** JSON, frozen when the query was raised. */
  figures: string
  state: QueryState
  is_reopened: Generated<Flag>
  raised_at: string
  changed_at: string
}

/** A query has at most 20 messages. The first has position 1. */
interface LineQueryMessagesTable {
  query_id: string
  position: number
  author: 'associate' | 'office'
  text: string
  written_at: string
}

/** Links to the statement of one booking (decision 0045). */
interface CustomerLinksTable {
  id: string
  associate_id: string
  booking_id: number
  token_hash: string
  made_at: string
  expires_at: string
  revoked_at: string | null
  /** Openings by people. */
  views: Generated<number>
  first_viewed_at: string | null
  last_viewed_at: string | null
  /** `yyyy-MM-dd HH` of the last view. */
  hour: Generated<string>
  /** Openings by anybody. */
  views_of_hour: Generated<number>
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
