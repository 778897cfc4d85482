import type { Insertable, Selectable } from 'kysely'
import { bigint, bytes, flag, integer, numberedKey, real, table, type TableOf, text } from './table'

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

type InstalmentKind = 'booking' | 'emi' | 'balance' | 'registration'

export type EventType =
  | 'receipt'
  | 'payment'
  | 'bill_accepted'
  | 'bank_request'
  | 'verification'
  | 'query'
  | 'cancellation'
  | 'void'
  | 'security'

export type AlertChange = 'mobile' | 'email' | 'bank request'

export type ChangeKind = 'receipt' | 'cancellation' | 'bill' | 'decision'

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
  | 'changed by office'

export type LineKind = 'commission' | 'payment' | 'receipt'

type QueryCategory = 'amount' | 'rate' | 'missing receipt' | 'not mine' | 'other'

export type QueryState = 'sent' | 'being checked' | 'answered' | 'closed'

/**
 * The reference API's tables.
 * - `*_rupees`: whole rupees. `*_hundredths`: hundredths of the unit, so 166.67 sq. yards is 16667 and 6.5 %
 *   is 650.
 * - `*_on`: `yyyy-MM-dd`; `*_at`: `yyyy-MM-dd HH:mm:ss`; both in Asia/Kolkata time. Text order is time order.
 * - Flags are 0 or 1, because SQLite has no boolean. Associates have ids such as `HG1024`.
 */
/** A receipt or payment that is void stays listed and counts nowhere (X114). */
const voiding = () => ({ voided_on: text().null(), void_reason: text().null() })

export const tables = {
  meta: table({
    key: text().key(),
    value: text(),
  }),
  /** One row, or none if the firm has no name yet. */
  firm: table({
    name: text(),
    mobile: text().null(),
    email: text().null(),
    address: text().null(),
  }),
  /** Each row applies from `from_on` until the `from_on` of the next row. A booking copies the first three rules as of its booking day. */
  firm_rules: table({
    from_on: text().key(),
    /** Yearly simple interest on overdue instalments. */
    late_percent_hundredths: integer(),
    /** A booking is cancelled after this many consecutive unpaid instalments; null: never. */
    cancel_after_unpaid: integer().null(),
    /** Days from the due day of the last of these instalments to the cancellation. */
    cancel_after_days: integer().null(),
    /** Lowest price per yard, in per cent of the project's rate. */
    min_rate_percent_hundredths: integer(),
    /** Cash to one associate on one day must be below this amount; null: no limit. */
    cash_limit_rupees: integer().null(),
  }),
  /** Last imported content of rows that the portal also changes: importing an unchanged row must not undo the portal's changes. */
  imported_rows: table(
    {
      file: text(),
      key: text(),
      content: text(),
    },
    {
      key: ['file', 'key'],
    },
  ),
  emi_plans: table({
    id: numberedKey(),
    code: text().unique(),
    months: integer(),
    flat_percent_hundredths: integer(),
  }),
  associates: table(
    {
      id: text().key(),
      parent_id: text().null().to('associates'),
      /** 2 channel partner, 3 office. */
      user_type: integer<2 | 3>(),
      name: text(),
      mobile: text().unique(),
      email: text().null().unique(),
      address: text().null(),
      /** 1…9, the level in the ladder. */
      level: integer(),
      password_hash: text(),
      /** The user must change the password, but only after a login by one-time password. */
      must_change_password: flag(),
      /** The office knows the password, so the user must change it after any login. */
      has_assigned_password: flag().default(0),
      joined_on: text(),
      /** If set, the associate cannot log in; bookings and figures remain. */
      deactivated_at: text().null(),
      rera_number: text().null(),
      rera_valid_until: text().null(),
    },
    {
      indexes: {
        associates_by_folded_code: { on: "lower(replace(id, ' ', ''))" },
        associates_by_parent: ['parent_id', 'id', 'name'],
      },
    },
  ),
  tokens: table(
    {
      token_hash: text().key(),
      associate_id: text().to('associates'),
      created_at: text(),
      expires_at: text(),
      device: text().null(),
      last_used_at: text().null(),
      /** Shortened IP address of the login. */
      address: text().null(),
      /** 1 for a login at the office desk. A token of another login opens no call of the desk, whoever has it. */
      is_office: flag().default(0),
    },
    {
      indexes: {
        tokens_by_associate: ['associate_id'],
        tokens_by_expiry: ['expires_at'],
      },
    },
  ),
  calendar_feeds: table({
    associate_id: text().key().to('associates'),
    token_hash: text().unique(),
    made_at: text(),
    last_read_at: text().null(),
    shows_names: flag(),
  }),
  /** Includes used and expired codes of the last day, because they count towards limits. */
  otps: table(
    {
      id: numberedKey(),
      /** An associate's id. For a typed text that no active associate has as mobile or email, a keyed hash of the text. */
      account: text(),
      purpose: text<OtpPurpose>(),
      target: text(),
      /** For a login code, identifies the request: a guess with this challenge is compared with this code only. Empty for other codes. */
      challenge: text(),
      /** A slow hash, because six digits are easily guessed. */
      code_hash: text(),
      created_at: text(),
      expires_at: text(),
      tries: integer().default(0),
      used_at: text().null(),
    },
    {
      indexes: {
        otps_by_account: ['account', 'created_at'],
        otps_by_age: ['created_at'],
      },
    },
  ),
  /** The lock on a row serialises guesses, logins with a password and password changes of the account. */
  otp_accounts: table({
    account: text().key(),
    used_at: text(),
  }),
  bank_accounts: table({
    associate_id: text().key().to('associates'),
    bank_name: text(),
    account_number: text(),
    ifsc: text(),
    bank_state: integer<VerificationState>(),
    bank_text: text(),
    bank_reject_reason: text().null(),
    amount_state: integer<VerificationState>(),
    amount_text: text(),
    amount_reject_reason: text().null(),
    one_rupee_state: integer<VerificationState>(),
    one_rupee_text: text(),
    one_rupee_reject_reason: text().null(),
    is_rejected: flag(),
    rejected_text: text(),
  }),
  /** Uploads and imported files store bytes, so that backups include them. Demo media store only a scene name until their first use. */
  media: table({
    id: numberedKey(),
    /** Null if every logged-in associate may see the file. */
    owner_id: text().null(),
    content_type: text(),
    content: bytes().null(),
    scene: text().null(),
    created_at: text(),
    file_name: text().null().unique(),
  }),
  projects: table({
    id: numberedKey(),
    code: text().unique(),
    name: text(),
    rate_rupees: integer(),
    /** Per square yard, on the outright plan. */
    outright_discount_rupees: integer(),
    is_default: flag(),
    brochure_media_id: integer().null().to('media'),
    layout_media_id: integer().null().to('media'),
    latitude: real().null(),
    longitude: real().null(),
    rera_number: text().null(),
    rera_url: text().null(),
    rera_valid_until: text().null(),
  }),
  /**
   * On a given day, a project uses its own rows, or the rows without a project if none of its own has begun. Of these rows, those with the
   * latest `from_on` up to that day apply.
   */
  commission_rates: table(
    {
      id: numberedKey(),
      project_id: integer().null().to('projects'),
      from_on: text(),
      level: integer(),
      commission_type: text<CommissionType>(),
      rate_hundredths: integer(),
    },
    {
      indexes: {
        commission_rates_once: { on: 'coalesce(project_id, 0), from_on, level', isUnique: true },
      },
    },
  ),
  blocks: table(
    {
      id: numberedKey(),
      project_id: integer().to('projects'),
      name: text(),
      block_type: text<'Row' | 'Column'>(),
      rows: integer(),
      columns: integer(),
    },
    {
      once: [['project_id', 'name']],
      indexes: {
        blocks_by_project: ['project_id'],
      },
    },
  ),
  /** A merged plot ("10+11") has no grid cell. Its parts have its id in `merged_into_id` and the same status, and are never booked. */
  plots: table(
    {
      id: numberedKey(),
      project_id: integer().to('projects'),
      block_id: integer().to('blocks'),
      number: text(),
      grid_row: integer().null(),
      grid_column: integer().null(),
      merged_into_id: integer().null().to('plots'),
      yards_hundredths: integer(),
      facing: text(),
      is_corner: flag(),
      status_id: integer<PlotStatusId>(),
      /** The firm's own status of a plot that is sold although the firm withholds it; null for every other plot. */
      withheld_status_id: integer<PlotStatusId>().null(),
      shape_text: text().null(),
      is_shape_shown: flag(),
      premium_type: text<ChargeType>(),
      /** Depending on `premium_type`: rupees per square yard, per cent, or flat rupees, times 100. */
      premium_hundredths: integer(),
    },
    {
      once: [['project_id', 'number']],
      indexes: {
        plots_by_block: ['block_id'],
        plots_by_folded_code: { on: "lower(replace(number, ' ', ''))" },
        plots_by_state: ['project_id', 'merged_into_id', 'status_id'],
      },
    },
  ),
  /** A later change of the project's prices does not change a booking. */
  bookings: table(
    {
      id: numberedKey(),
      /** The firm's number of the booking. */
      code: text().unique(),
      project_id: integer().to('projects'),
      plot_id: integer().to('plots'),
      seller_id: text().to('associates'),
      customer_name: text(),
      customer_mobile: text().null(),
      status_id: integer<BookingStatusId>(),
      booked_on: text(),
      registered_on: text().null(),
      cancelled_on: text().null(),
      /** Paid back to the customer of a cancelled booking; null if nothing is recorded. */
      refunded_rupees: integer().null(),
      refunded_on: text().null(),
      emi_plan_id: integer().null().to('emi_plans'),
      yards_hundredths: integer(),
      rate_rupees: integer(),
      /** Commission base per square yard. */
      eligible_rate_rupees: integer(),
      sale_rupees: integer(),
      discount_rupees: integer(),
      premium_rupees: integer(),
      /** A charge agreed after the sale, or a reduction if negative; spread over the instalments. */
      adjustment_rupees: integer(),
      emi_charges_rupees: integer(),
      waive_off_rupees: integer(),
      registration_rupees: integer(),
      registration_due_on: text().null(),
      booking_amount_rupees: integer(),
      /** The next three columns: by default the firm's rules on the booking day. */
      late_percent_hundredths: integer(),
      cancel_after_unpaid: integer().null(),
      cancel_after_days: integer().null(),
      /** 1 if the firm gave the instalments; 0 if they follow from the plan. */
      has_own_schedule: flag(),
    },
    {
      indexes: {
        bookings_by_customer_mobile: ['customer_mobile'],
        bookings_by_day: ['booked_on', 'project_id', 'seller_id', 'status_id'],
        bookings_by_folded_code: { on: "lower(replace(code, ' ', ''))" },
        bookings_by_plot: ['plot_id'],
        bookings_by_project: ['project_id', 'booked_on', 'seller_id', 'status_id'],
        // With the id, PostgreSQL finds the ids of a team's bookings in the index alone.
        bookings_by_seller: ['seller_id', 'project_id', 'status_id', 'booked_on', 'plot_id', 'id'],
        bookings_cancelled: { on: ['seller_id'], where: 'status_id = 9' },
        bookings_live_plot: { on: ['plot_id'], isUnique: true, where: 'status_id <> 9' },
      },
    },
  ),
  /** The moves of a booking to another plot, in order from position 1. */
  booking_moves: table(
    {
      booking_id: integer().to('bookings'),
      position: integer(),
      /** Its number at the time; the plot may no longer exist. */
      former_plot: text(),
      moved_on: text(),
      /** The price before and after the move, as `totalWithoutLateCharges` calculates it. */
      former_rupees: integer(),
      rupees: integer(),
    },
    {
      key: ['booking_id', 'position'],
    },
  ),
  /** The rows of a booking add up to its total due without late charges. */
  instalments: table(
    {
      id: numberedKey(),
      booking_id: integer().to('bookings'),
      position: integer(),
      kind: text<InstalmentKind>(),
      label: text(),
      due_on: text(),
      amount_rupees: integer(),
      paid_rupees: integer(),
      /** The agreed late charges, if any; otherwise the charges on the paid amount. Charges on the unpaid amount are never stored. */
      late_charges_rupees: integer(),
      /** Null if the firm's rule applies. */
      agreed_late_charges_rupees: integer().null(),
    },
    {
      once: [['booking_id', 'position']],
      indexes: {
        instalments_unpaid: {
          on: ['booking_id', 'due_on', 'kind', 'amount_rupees', 'paid_rupees'],
          where: "paid_rupees < amount_rupees and kind <> 'registration'",
        },
      },
    },
  ),
  /** The parts add up to `net_rupees`. Commission is paid on the sale part only. */
  all_receipts: table(
    {
      id: numberedKey(),
      booking_id: integer().to('bookings'),
      number: text().unique(),
      received_on: text(),
      net_rupees: integer(),
      late_charges_rupees: integer(),
      sale_part_rupees: integer(),
      premium_part_rupees: integer(),
      emi_part_rupees: integer(),
      adjustment_part_rupees: integer(),
      registration_part_rupees: integer(),
      /** 1 if the firm gave the parts; 0 if they follow from the price. */
      has_own_parts: flag(),
      ...voiding(),
    },
    {
      indexes: {
        receipts_by_booking: ['booking_id', 'received_on', 'net_rupees', 'voided_on'],
        receipts_by_day: ['received_on', 'net_rupees', 'voided_on'],
        receipts_by_folded_code: { on: "lower(replace(number, ' ', ''))" },
      },
    },
  ),
  /**
   * `due = net − paid`. By default, `net = gross − discount`, and a cancellation reduces net to the paid amount. The firm may give other
   * amounts.
   */
  commission_lines: table(
    {
      id: numberedKey(),
      booking_id: integer().to('bookings'),
      /** Denormalised, so that an associate's dues in a project are one index range. */
      project_id: integer().to('projects'),
      associate_id: text().to('associates'),
      commission_type: text<CommissionType>(),
      /** By default, the associate's rate minus the highest rate of the associates below, down to the seller. */
      commission_hundredths: integer(),
      eligible_rupees: integer(),
      gross_rupees: integer(),
      discount_type: text<ChargeType>().null(),
      discount_hundredths: integer(),
      discount_rupees: integer(),
      net_rupees: integer(),
      paid_rupees: integer(),
      /** The part of the due that the customer's receipts have released and no bill pays (`releasedDue`). */
      payable_rupees: integer().default(0),
    },
    {
      once: [['booking_id', 'associate_id']],
      indexes: {
        commission_lines_by_associate: [
          'associate_id',
          'project_id',
          'booking_id',
          'net_rupees',
          'paid_rupees',
          'gross_rupees',
          'payable_rupees',
        ],
        commission_lines_by_project: [
          'project_id',
          'booking_id',
          'associate_id',
          'net_rupees',
          'paid_rupees',
          'gross_rupees',
          'payable_rupees',
        ],
      },
    },
  ),
  commission_bills: table(
    {
      id: numberedKey(),
      /** The firm's number of the bill. */
      code: text().unique(),
      associate_id: text().to('associates'),
      project_id: integer().to('projects'),
      billed_on: text(),
      payment_type: text<PaymentType>(),
      cash_sent_on: text().null(),
      cash_status_id: integer<CashBillStatusId>().null(),
      /** Null also for bills that an import marked as accepted, or that were accepted before this column existed. */
      cash_accepted_at: text().null(),
      cash_received_at: text().null(),
      /** What the firm recorded of the payment of the whole bill; null if it recorded nothing. */
      tds_rupees: integer().null(),
      gst_rupees: integer().null(),
      other_deduction_rupees: integer().null(),
      other_deduction_reason: text().null(),
      credited_rupees: integer().null(),
      /** Such as the bank's number of the transfer. */
      reference: text().null(),
    },
    {
      indexes: {
        commission_bills_by_associate: ['associate_id', 'billed_on', 'id'],
        commission_bills_by_day: ['billed_on', 'id'],
        commission_bills_open_cash: { on: ['associate_id', 'cash_status_id'], where: 'cash_status_id < 3' },
      },
    },
  ),
  all_payments: table(
    {
      id: numberedKey(),
      bill_id: integer().to('commission_bills'),
      line_id: integer().to('commission_lines'),
      receipt_id: integer().to('all_receipts'),
      receipt_rupees: integer(),
      /** Registration, EMI, premium and other charges within the receipt. */
      less_rupees: integer(),
      receipt_net_rupees: integer(),
      net_percent_ten_thousandths: integer(),
      net_commission_rupees: integer(),
      ...voiding(),
    },
    {
      once: [['bill_id', 'receipt_id']],
      indexes: {
        payments_by_bill: ['bill_id', 'line_id', 'net_commission_rupees', 'voided_on'],
        payments_by_receipt: ['receipt_id'],
        payments_void: { on: ['bill_id'], where: 'voided_on is not null' },
        /** A receipt pays a line once. */
        payments_once: { on: ['line_id', 'receipt_id'], where: 'voided_on is null', isUnique: true },
      },
    },
  ),
  tax_certificates: table(
    {
      id: numberedKey(),
      associate_id: text().to('associates'),
      /** First calendar year. */
      financial_year: integer(),
      /** 1 April to June … 4 January to March. */
      quarter: integer(),
      media_id: integer().to('media'),
    },
    {
      once: [['associate_id', 'financial_year', 'quarter']],
      indexes: {
        tax_certificates_by_media: ['media_id'],
      },
    },
  ),
  notifications: table(
    {
      id: numberedKey(),
      /** The firm's key, or a random key if the API wrote the notification. */
      code: text().unique(),
      associate_id: text().to('associates'),
      header: text(),
      /** Unsanitised HTML; `%0A` is a line break. */
      message: text(),
      created_at: text(),
      /** A subject of `app/domain/notification-subject.ts`; null if the notification has no link. */
      about: text().null(),
      booking_id: integer().null().to('bookings', 'set null'),
      query_id: text().null(),
    },
    {
      indexes: {
        notifications_by_associate: ['associate_id', 'created_at'],
        notifications_by_booking: ['booking_id'],
      },
    },
  ),
  slides: table({
    id: numberedKey(),
    position: integer().unique(),
    title: text(),
    name: text(),
    comment: text(),
    image_media_id: integer().to('media'),
    thumb_media_id: integer().to('media'),
  }),
  gallery_dates: table(
    {
      id: numberedKey(),
      project_id: integer().to('projects'),
      taken_on: text(),
    },
    {
      once: [['project_id', 'taken_on']],
    },
  ),
  gallery_images: table(
    {
      id: numberedKey(),
      gallery_date_id: integer().to('gallery_dates'),
      position: integer(),
      heading: text(),
      notes: text(),
      thumb_media_id: integer().to('media'),
    },
    {
      once: [['gallery_date_id', 'position']],
    },
  ),
  bank_change_requests: table(
    {
      id: numberedKey(),
      associate_id: text().to('associates'),
      bank_name: text(),
      account_number: text(),
      ifsc: text(),
      image_media_id: integer().to('media'),
      status: text<'pending' | 'approved' | 'rejected'>(),
      requested_at: text(),
      decided_at: text().null(),
      reason: text().null(),
    },
    {
      indexes: {
        bank_change_requests_by_associate: ['associate_id', 'requested_at'],
        bank_change_requests_pending: { on: ['associate_id'], isUnique: true, where: "status = 'pending'" },
      },
    },
  ),
  /** `reply_*` are null while the write runs. Rows are deleted after 24 hours. */
  idempotency_keys: table(
    {
      associate_id: text(),
      /** SHA-256 of the caller's key. */
      key: text(),
      /** HMAC of method, path, query string and body, because they may contain a password. */
      fingerprint: text(),
      reply_status: integer().null(),
      reply_body: text().null(),
      created_at: text(),
    },
    {
      key: ['associate_id', 'key'],
      indexes: {
        idempotency_keys_by_age: ['created_at'],
      },
    },
  ),
  /** The outbox (decision 0034). Sent rows are deleted after 30 days. */
  events: table(
    {
      id: numberedKey(),
      /** Receivers use this id to drop duplicates. */
      public_id: text(),
      /** An associate's id; one person's events are sent in order of `id`. */
      person: text(),
      type: text<EventType>(),
      payload: text(),
      created_at: text(),
      /** Null if the event was sent or given up. */
      next_attempt_at: text().null(),
      attempts: integer().default(0),
      sent_at: text().null(),
      last_error: text().null(),
    },
    {
      indexes: {
        events_sent: ['sent_at'],
        events_waiting: { on: ['person', 'id', 'next_attempt_at'], where: 'next_attempt_at is not null' },
      },
    },
  ),
  /**
   * Messages to the mobile and email address that an associate had before a change (decision 0034). A row is deleted when its message is
   * sent or given up.
   */
  alerts: table({
    id: numberedKey(),
    change: text<AlertChange>(),
    recipient: text(),
    /** The new value, masked; empty if the value was removed. */
    after: text(),
    language: text(),
    created_at: text(),
    next_attempt_at: text(),
    attempts: integer().default(0),
  }),
  /** Decision 0037. The row that `key` names may have been deleted. */
  changes: table(
    {
      associate_id: text().to('associates'),
      kind: text<ChangeKind>(),
      /** The firm's number of a receipt, booking or bill, or the time of a bank request. */
      key: text(),
      recorded_at: text(),
    },
    {
      key: ['associate_id', 'kind', 'key'],
      indexes: {
        changes_by_associate: ['associate_id', 'recorded_at', 'kind', 'key'],
      },
    },
  ),
  /** Each associate's last and previous visit to the home page. */
  visits: table(
    {
      associate_id: text().key().to('associates'),
      last_seen_at: text(),
      previous_visit_at: text().null(),
    },
    {
      check: 'previous_visit_at is null or previous_visit_at <= last_seen_at',
    },
  ),
  /** Words of customers' names in lower case; written by triggers (decision 0042). */
  booking_words: table(
    {
      word: text(),
      booking_id: integer(),
      seller_id: text(),
    },
    {
      key: ['word', 'booking_id', 'seller_id'],
      indexes: {
        booking_words_by_booking: ['booking_id', 'word'],
      },
    },
  ),
  associate_words: table(
    {
      word: text(),
      associate_id: text(),
    },
    {
      key: ['word', 'associate_id'],
      indexes: {
        associate_words_by_associate: ['associate_id', 'word'],
      },
    },
  ),
  /** Append-only: the database refuses updates and deletes (decision 0043). */
  activity: table(
    {
      id: numberedKey(),
      associate_id: text().to('associates'),
      at: text(),
      kind: text<ActivityKind>(),
      /** Null if unknown, or if another person acted. */
      device: text().null(),
      address: text().null(),
      /** JSON object with string values. */
      details: text(),
    },
    {
      check: 'length(details) <= 1000',
      indexes: {
        activity_bounded: {
          on: ['associate_id', 'kind', 'at'],
          where: "kind in ('login failed', 'calendar feed opened')",
        },
        activity_by_associate: { on: 'associate_id, id desc' },
      },
    },
  ),
  /** What was done at the office desk. Append-only as `activity`. */
  office_log: table(
    {
      id: numberedKey(),
      at: text(),
      person_id: text().to('associates'),
      /** Such as `changed`, `added` or `login`. */
      action: text(),
      /** Name of a file without `.csv`; empty if no record was changed. */
      file: text(),
      /** The key of the record, or the id of an associate. */
      subject: text(),
      /** JSON list of changed values. Account numbers are masked. */
      changes: text(),
    },
    {
      indexes: {
        office_log_by_record: ['file', 'subject', 'id'],
      },
    },
  ),
  /** Files uploaded at the office desk, with the outcome of their dry run or import. */
  office_imports: table({
    id: numberedKey(),
    /** Who uploaded or imported the files, and when. */
    person_id: text().to('associates'),
    at: text(),
    state: text<'refused' | 'checked' | 'imported'>(),
    /** JSON: files with their rows, problems and warnings. */
    report: text(),
    /** The CSV files as JSON; null after the import, and after a day. */
    content: text().null(),
  }),
  /** Refers to a line by the firm's codes, because an import may replace the line and its id (decision 0044). */
  line_queries: table(
    {
      id: text().key(),
      associate_id: text().to('associates'),
      kind: text<LineKind>(),
      /** Kind and codes of the line. Each associate has at most one open query per line. */
      line_key: text(),
      booking_code: text(),
      earner_id: text().null(),
      bill_code: text().null(),
      receipt_number: text().null(),
      category: text<QueryCategory>(),
      should_be_paise: bigint().null(),
      /** JSON, frozen when the query was raised. */
      figures: text(),
      state: text<QueryState>(),
      is_reopened: flag().default(0),
      raised_at: text(),
      changed_at: text(),
    },
    {
      indexes: {
        line_queries_by_associate: ['associate_id', 'raised_at', 'id'],
        line_queries_open_once: {
          on: ['associate_id', 'line_key'],
          isUnique: true,
          where: "state <> 'closed'",
        },
      },
    },
  ),
  /** A query has at most 20 messages. The first has position 1. */
  line_query_messages: table(
    {
      query_id: text().to('line_queries', 'cascade'),
      position: integer(),
      author: text<'associate' | 'office'>(),
      text: text(),
      written_at: text(),
    },
    {
      key: ['query_id', 'position'],
    },
  ),
  /** Links to the statement of one booking (decision 0038). */
  customer_links: table(
    {
      id: text().key(),
      associate_id: text().to('associates'),
      booking_id: integer().to('bookings', 'cascade'),
      token_hash: text().unique(),
      made_at: text(),
      expires_at: text(),
      revoked_at: text().null(),
      /** Openings by people. */
      views: integer().default(0),
      first_viewed_at: text().null(),
      last_viewed_at: text().null(),
      /** `yyyy-MM-dd HH` of the last view. */
      hour: text().default(''),
      /** Openings by anybody. */
      views_of_hour: integer().default(0),
    },
    {
      indexes: {
        customer_links_by_associate: ['associate_id', 'made_at', 'id'],
        customer_links_by_booking: ['booking_id'],
      },
    },
  ),
}

/** Views without the voided rows of a table: what reads one of them cannot count what is void. */
export const countedRows = { receipts: 'all_receipts', payments: 'all_payments' } as const

/** Each word of `find_words` has two spaces before it and one after it (`find-words.ts`). */
export type Database = { [Name in keyof typeof tables]: TableOf<(typeof tables)[Name]> } & {
  find_words: { text: string }
} & { [Name in keyof typeof countedRows]: TableOf<(typeof tables)[(typeof countedRows)[Name]]> }

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
