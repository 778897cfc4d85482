import type { Generated, Insertable, Selectable } from 'kysely'

/**
 * The reference API's tables.
 *
 * Units, the same everywhere:
 * - `*_rupees` are whole rupees (integers; every rule rounds half up to the rupee).
 * - `*_hundredths` are hundredths of what the name says: 166.67 sq yd is 16667, 6.5 % is 650.
 * - `*_on` is a day, `yyyy-MM-dd`; `*_at` is a moment, `yyyy-MM-dd HH:mm:ss`; both in Asia/Kolkata, so text order is time order.
 * - flags are 0 or 1, because SQLite has no boolean.
 * - associates carry text ids (`HG1024`), everything else integers.
 */
export interface Database {
  meta: MetaTable
  data_version: DataVersionTable
  projects: ProjectsTable
  blocks: BlocksTable
  plots: PlotsTable
  emi_plans: EmiPlansTable
  associates: AssociatesTable
  tokens: TokensTable
  otps: OtpsTable
  otp_accounts: OtpAccountsTable
  bookings: BookingsTable
  instalments: InstalmentsTable
  receipts: ReceiptsTable
  commission_lines: CommissionLinesTable
  commission_bills: CommissionBillsTable
  payments: PaymentsTable
  notifications: NotificationsTable
  slides: SlidesTable
  gallery_dates: GalleryDatesTable
  gallery_images: GalleryImagesTable
  bank_accounts: BankAccountsTable
  bank_change_requests: BankChangeRequestsTable
  media: MediaTable
  idempotency_keys: IdempotencyKeysTable
}

export type Flag = 0 | 1

/** 1 Available, 2 Booked, 3 Registered, 4 Blocked, 5 Mortgaged, 6 Landowner share, 7 Under dispute. */
export type PlotStatusId = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** 2 booked, 3 registered, 9 auto-cancelled. */
export type BookingStatusId = 2 | 3 | 9

/** 0 none, 1 awaiting the associate, 2 confirmed, 3 rejected. */
export type VerificationState = 0 | 1 | 2 | 3

/** 1 to be accepted, 2 accepted and to be received, 3 received: closed, and off the list. */
export type CashBillStatusId = 1 | 2 | 3

/** Payment mode 1 is `Other` (cash), mode 2 all the rest. */
export type PaymentType = 'Bank' | 'Online' | 'Card' | 'Cheque' | 'Other'

/** What a one-time password may be used for; `confirm-*` are those of auth/send-otp. */
export type OtpPurpose = 'sign-in' | 'change-mobile' | 'confirm-mobile' | 'confirm-email'

export type ChargeType = 'Per Sq.Yd' | '%' | 'Flat'

/**
 * Facts about the data itself: `seed`, `seed_today`, `generator_version` when it is demo data, and `mask_secret`,
 * which see in queries/nobody.ts.
 */
export interface MetaTable {
  key: string
  value: string
}

/** One row, which triggers change with every write to what kept replies are made of. */
export interface DataVersionTable {
  version: string
}

export interface ProjectsTable {
  id: number
  /** Three letters. */
  code: string
  name: string
  /** Per square yard. */
  rate_rupees: number
  /** Company discount per square yard on the outright plan. */
  outright_discount_rupees: number
  /** Exactly one project has 1. */
  is_default: Flag
  brochure_media_id: number | null
  layout_media_id: number | null
  latitude: number | null
  longitude: number | null
}

/** A block of the layout, drawn as a grid of `rows` × `columns` cells. */
export interface BlocksTable {
  id: number
  project_id: number
  name: string
  /** Along which way the plot numbers run. */
  block_type: 'Row' | 'Column'
  rows: number
  columns: number
}

/**
 * A plot. Merged plots are sold as one: "10+11" is a plot of its own without a cell, and the cells 10 and 11 point to
 * it by `merged_into_id`. Cells that are merged are never booked themselves and carry the status of the whole.
 */
export interface PlotsTable {
  id: number
  project_id: number
  block_id: number
  /** Unique in its project. May hold `/`, `+` and `-`. */
  number: string
  /** Cell in the block, from 1; null for a merged plot. */
  grid_row: number | null
  grid_column: number | null
  merged_into_id: number | null
  yards_hundredths: number
  facing: string
  is_corner: Flag
  status_id: PlotStatusId
  shape_text: string | null
  is_shape_shown: Flag
  premium_type: ChargeType
  /** Rupees per square yard, per cent, or flat rupees, as `premium_type` says, times 100. */
  premium_hundredths: number
}

export interface EmiPlansTable {
  id: number
  months: number
  /** Flat per cent a year. */
  flat_percent_hundredths: number
}

/** Associates, and the office people (`user_type` 3) who may not sign in here. */
export interface AssociatesTable {
  id: string
  /** The associate directly above; null at the top of a tree. */
  parent_id: string | null
  /** 2 channel partner, 3 office. */
  user_type: 2 | 3
  name: string
  /** Ten digits, unique. */
  mobile: string
  /** Lower case, unique. */
  email: string | null
  address: string | null
  /** 1…9, an index into the commission ladder. */
  level: number
  /** See rules/password.ts. */
  password_hash: string
  must_change_password: Flag
  joined_on: string
}

/** Bearer tokens; the token itself is never stored. */
export interface TokensTable {
  /** SHA-256, hex. */
  token_hash: string
  associate_id: string
  created_at: string
  expires_at: string
  /** In words, such as "Chrome on Android"; null if the caller didn't say. */
  device: string | null
  /** Exact to five minutes; null until it is used. */
  last_used_at: string | null
}

/** One-time passwords of the last day. Used and expired ones stay, because they count towards the account's limits. */
export interface OtpsTable {
  id: Generated<number>
  /** An associate's id, or a keyed hash of an unknown identity, whose codes are never sent. */
  account: string
  purpose: OtpPurpose
  /** The mobile or e-mail address it was sent to. */
  target: string
  /** Names the request that the code was sent for; only that request's guesses are compared with it. */
  challenge: string
  /** See rules/password.ts: six digits are soon guessed from a hash that is quick. */
  code_hash: string
  created_at: string
  expires_at: string
  /** Guesses so far, right or wrong. */
  tries: Generated<number>
  used_at: string | null
}

/** One row per account; a transaction locks it to send a code or to take a guess. */
export interface OtpAccountsTable {
  account: string
  used_at: string
}

/** A plot sold. All prices are frozen on the booking day. */
export interface BookingsTable {
  id: number
  project_id: number
  plot_id: number
  seller_id: string
  customer_name: string
  status_id: BookingStatusId
  booked_on: string
  registered_on: string | null
  cancelled_on: string | null
  /** Null on the outright plan. */
  emi_plan_id: number | null
  yards_hundredths: number
  /** Price per square yard at which it was sold. */
  rate_rupees: number
  /** Price per square yard on which commission is reckoned; never above `rate_rupees` less the company's discount per yard. */
  eligible_rate_rupees: number
  /** Yards × rate, before discount and charges. */
  sale_rupees: number
  /** Company discount, positive; only on the outright plan. */
  discount_rupees: number
  premium_rupees: number
  /** An extra charge agreed after the sale; spread over the instalments. */
  adjustment_rupees: number
  emi_charges_rupees: number
  /** Waived EMI charges, positive. */
  waive_off_rupees: number
  /** 0 until registration is asked for. */
  registration_rupees: number
  booking_amount_rupees: number
}

export type InstalmentKind = 'booking' | 'emi' | 'balance' | 'registration'

/** A row of the EMI statement. All rows of a booking add up to its total due without late charges. */
export interface InstalmentsTable {
  id: number
  booking_id: number
  /** Order within the booking, by due date, from 1. */
  position: number
  kind: InstalmentKind
  /** `Booking Amount`, `EMI 1`…, `Balance Payment`, `Registration Charges`. */
  label: string
  due_on: string
  amount_rupees: number
  /** Receipts are laid against the rows in order. */
  paid_rupees: number
  /** Late charges fixed when the row was paid late. On what is still open they are reckoned when read. */
  late_charges_rupees: number
}

/** Money received. The parts add up to the net amount; all but the sale part make `less`. */
export interface ReceiptsTable {
  id: number
  booking_id: number
  /** Unique. */
  number: string
  received_on: string
  /** Laid against instalments; without late charges. */
  net_rupees: number
  late_charges_rupees: number
  sale_part_rupees: number
  premium_part_rupees: number
  emi_part_rupees: number
  adjustment_part_rupees: number
  registration_part_rupees: number
}

/**
 * What one associate earns on one booking. `net` is `gross − discount`; for a cancelled booking it falls to what is
 * already paid. Due is `net − paid`.
 */
export interface CommissionLinesTable {
  id: number
  booking_id: number
  /** The booking's project, repeated so that an associate's dues of a project are one index range. */
  project_id: number
  associate_id: string
  /** `%` of the eligible amount, or rupees `Per Sq.Yd`. */
  commission_type: 'Per Sq.Yd' | '%'
  /** The associate's own share: own rate less the highest rate below. Per cent or rupees per yard, times 100. */
  commission_hundredths: number
  /** Yards × eligible rate. */
  eligible_rupees: number
  gross_rupees: number
  discount_type: ChargeType | null
  discount_hundredths: number
  discount_rupees: number
  net_rupees: number
  /** Sum of the payments, kept so that dues need no sum over payments. */
  paid_rupees: number
}

/** A commission bill ("comm"): one associate, one project, one day, one way of paying. */
export interface CommissionBillsTable {
  id: number
  associate_id: string
  project_id: number
  billed_on: string
  payment_type: PaymentType
  /** Cash (`Other`) bills only: the day the cash is sent; cards are grouped by it. */
  cash_sent_on: string | null
  cash_status_id: CashBillStatusId | null
}

/** The part of a bill that one receipt of one booking earned. */
export interface PaymentsTable {
  id: number
  bill_id: number
  line_id: number
  receipt_id: number
  receipt_rupees: number
  /** Registration, EMI, premium and other charges within the receipt. */
  less_rupees: number
  /** `receipt − less`. */
  receipt_net_rupees: number
  /** Net commission on all receipts, per cent times 10,000: 6.88 % is 68800. */
  net_percent_ten_thousandths: number
  net_commission_rupees: number
}

/** Clearing a notification deletes its row. */
export interface NotificationsTable {
  id: Generated<number>
  associate_id: string
  header: string
  /** HTML as the office typed it, unclean; line breaks are `%0A`. */
  message: string
  created_at: string
}

export interface SlidesTable {
  id: number
  position: number
  title: string
  name: string
  comment: string
  image_media_id: number
  thumb_media_id: number
}

export interface GalleryDatesTable {
  id: number
  project_id: number
  taken_on: string
}

export interface GalleryImagesTable {
  id: number
  gallery_date_id: number
  position: number
  heading: string
  notes: string
  thumb_media_id: number
}

export interface BankAccountsTable {
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
  /** Set when the office rejects the details. */
  is_rejected: Flag
  rejected_text: string
}

export interface BankChangeRequestsTable {
  id: Generated<number>
  associate_id: string
  bank_name: string
  account_number: string
  ifsc: string
  image_media_id: number
  status: 'pending' | 'approved' | 'rejected'
  requested_at: string
  decided_at: string | null
}

/**
 * Pictures and project documents. Uploads are kept as bytes: they are re-encoded below 2 MB and few, and so travel with every
 * backup. Those of the demo are kept as the name of a scene until somebody asks for one (media/read-media.ts).
 */
export interface MediaTable {
  id: Generated<number>
  /** Only this associate may see it; null for every signed-in associate. */
  owner_id: string | null
  content_type: string
  /** Null until a drawn picture is first asked for. */
  content: Uint8Array | null
  /** What to draw, for demo pictures and documents; null for uploads. */
  scene: string | null
  created_at: string
}

/** A write and its stored reply, kept 24 hours. `reply_*` are null while it is running. */
export interface IdempotencyKeysTable {
  associate_id: string
  /** SHA-256 of what the caller sent. */
  key: string
  /** Of method, path, query and body, keyed by what the caller sent: they may hold a password, which cannot be guessed from it. */
  fingerprint: string
  reply_status: number | null
  reply_body: string | null
  /** Since when whoever runs it does so. */
  created_at: string
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
