import { sql } from 'kysely'
import { MAX_LENGTH } from '../../app/contract/text-length'
import {
  LINE_KINDS,
  MAX_MESSAGES,
  MAX_QUERY_TEXT,
  QUERY_CATEGORIES,
  QUERY_STATES,
} from '../../app/domain/line-query'
import { NOTIFICATION_SUBJECTS } from '../../app/domain/notification-subject'
import { BOOKING_STATUSES } from '../rules/booking-status'
import * as cell from './cells'
import {
  calculated,
  type CsvFile,
  csvFile,
  kept,
  keptAsImported,
  optional,
  required,
  requiredForNew,
} from './csv-file'

const name = cell.name(MAX_LENGTH.text)
const perYard = 'Per Sq.Yd'
const chargeType = cell.choice({ [perYard]: perYard, '%': '%', Flat: 'Flat' } as const)
const ACCOUNT_NUMBER = /^\d{6,20}$/
const accountNumber = cell.matching(ACCOUNT_NUMBER, 'Six to twenty digits.')
const shortenedNumber: cell.Cell<string> = {
  ...cell.matching(/^(\d{1,20}|\d(\.\d+)?E\+\d{1,2})$/i, 'Digits.'),
  about: accountNumber.about,
}
const ifsc = cell.matching(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'An IFSC of eleven characters.')
const commissionType = cell.choice({ [perYard]: perYard, '%': '%' } as const)

const project = required(cell.code, 'Code of a project.', 'MBG').ref('projects')
const oneOf = <Word extends string>(words: readonly Word[]) =>
  cell.choice(Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>)

const booking = required(cell.code, 'Number of a booking.', 'BK-1').ref('bookings')
const associate = required(cell.associateId, 'Id of an associate.', 'HG1200').ref('associates')

const givenPart = (part: string) =>
  sql`case when own.has_own_parts = 1 then ${sql.ref(`own.${part}_part_rupees`)} end`

export const QUESTIONS = ['bank', 'amount', 'one_rupee'] as const

/** Questions about a bank account that nobody asked yet. */
const noQuestions = Object.fromEntries(
  QUESTIONS.flatMap((question) => [
    [`${question}_state`, 0],
    [`${question}_text`, ''],
    [`${question}_reject_reason`, null],
  ]),
)

const askedQuestions = sql.join(
  QUESTIONS.map((question) => {
    const [state, text, reason] = ['state', 'text', 'reject_reason'].map((end) =>
      sql.ref(`${question}_${end}`),
    )
    return sql`select associate_id, ${sql.lit(question)} as question, ${state} as state, ${text} as text, ${reason} as reason
      from bank_accounts where ${text} <> ''`
  }),
  sql` union all `,
)

const datedImages = sql`select gallery_images.*, project_id, taken_on
  from gallery_images join gallery_dates on gallery_dates.id = gallery_date_id`

export const firm = csvFile('firm', {
  about: 'The firm, one row.',
  table: 'firm',
  key: ['name'],
  stays: true,
  columns: {
    name: required(name, 'As customers know it.', 'Deccan Plots'),
    mobile: kept(cell.mobile, 'For customers.', '9876500000'),
    email: kept(cell.email, 'For customers.', 'office@deccan.example'),
    address: kept(cell.text(500), 'On documents.', '4-1-22, Lake Road'),
  },
})

export const firmRules = csvFile('firm-rules', {
  about:
    "The firm's rules. Each row applies from its first day. A booking keeps the rules of the booking day.",
  table: 'firm_rules',
  key: ['from'],
  columns: {
    from: required(cell.date, 'First day.', '2024-04-01').as('from_on'),
    late_percent: required(
      cell.percentHundredths,
      "Yearly simple interest on overdue instalments, as in the firm's agreement with its customers.",
      '10.85',
    ),
    cancel_after_unpaid: kept(
      cell.integer(1, 60),
      'A booking is cancelled after this many consecutive unpaid instalments; empty: never.',
      '3',
    ),
    cancel_after_days: kept(
      cell.integer(0, 365),
      'Days from the due day of the last of these unpaid instalments to the cancellation.',
      '15',
    ),
    min_rate_percent: required(
      cell.percentHundredths,
      "Lowest price per yard, in per cent of the project's rate.",
      '90',
    ),
    cash_limit: kept(
      cell.rupees(),
      "The firm's own limit: cash to one associate on one day must be below this amount; empty: no limit.",
      '10000',
    ),
  },
})

export const projects = csvFile('projects', {
  about: 'Projects.',
  table: 'projects',
  key: ['code'],
  columns: {
    code: required(cell.code, 'Short code, unique.', 'MBG').numberOf('projects'),
    name: required(name, 'Name.', 'Mango Bloom Gardens'),
    rate: required(cell.rupees(), 'Rate per square yard.', '12500'),
    outright_discount: kept(
      cell.rupees(),
      'Discount per square yard for bookings without instalments; empty: 0.',
      '500',
    ).or(0),
    is_default: kept(
      cell.flag,
      'The project that the portal opens first. Exactly one project must be the default.',
      'yes',
    ).or(0),
    latitude: kept(cell.coordinate(90), 'Latitude of the site, for the map link.', '17.3187'),
    longitude: kept(cell.coordinate(180), 'Longitude of the site, for the map link.', '78.7705'),
    brochure: kept(cell.fileName, 'PDF or picture.', 'mbg-brochure.pdf').media(
      cell.PICTURE_OR_PDF,
      'brochure_media_id',
    ),
    layout: kept(cell.fileName, 'PDF or picture.', 'mbg-layout.pdf').media(
      cell.PICTURE_OR_PDF,
      'layout_media_id',
    ),
    rera_number: kept(cell.reraNumber, 'Registration number under RERA, for quotes.', 'P02400099004'),
    rera_url: kept(
      cell.webAddress,
      'Page of the project in the register.',
      'https://rera.example/P02400099004',
    ),
    rera_valid_until: kept(cell.date, 'Last day of the registration; empty: not known.', '2028-03-31'),
  },
})

export const blocks = csvFile('blocks', {
  about: "Blocks of a project's layout.",
  table: 'blocks',
  key: ['project', 'name'],
  columns: {
    project,
    name: required(cell.code, 'Name of the block.', 'A').numberOf('blocks'),
    numbering: required(
      cell.choice({ Row: 'Row', Column: 'Column' } as const),
      'Whether plot numbers run along rows or columns.',
      'Row',
    ).as('block_type'),
    rows: required(cell.integer(1, 200), 'Rows of cells.', '3'),
    columns: required(cell.integer(1, 200), 'Columns of cells.', '7'),
  },
})

export const PLOT_STATUSES = {
  Available: 1,
  Booked: 2,
  Registered: 3,
  Blocked: 4,
  Mortgaged: 5,
  'Landowner share': 6,
  'Under dispute': 7,
} as const

export const plots = csvFile('plots', {
  about: 'Plots. Booked and Registered follow from the bookings.',
  table: 'plots',
  key: ['project', 'number'],
  columns: {
    project,
    number: required(cell.code, 'Plot number, unique in the project.', '12/A').numberOf('plots'),
    block: required(cell.code, 'Name of a block of the project.', 'A').ref('blocks'),
    row: kept(cell.integer(1, 200), 'Row of the cell in the block; empty for a merged plot.', '1').as(
      'grid_row',
    ),
    column: kept(cell.integer(1, 200), 'Column of the cell in the block; empty for a merged plot.', '5').as(
      'grid_column',
    ),
    merged_into: kept(cell.code, 'Number of the plot to which this cell belongs, such as 10+11.').ref(
      'plots',
      'merged_into_id',
    ),
    yards: required(cell.decimalHundredths, 'Square yards.', '166.67'),
    facing: required(cell.line(40), 'Direction.', 'North-East'),
    is_corner: kept(cell.flag, 'Empty: no.', 'no').or(0),
    status: optional(
      cell.choice(PLOT_STATUSES),
      'Empty: unchanged; Available for a new plot. A booked plot gets this status after a cancellation.',
      'Available',
    )
      .as('status_id')
      .exportedAs(sql`coalesce(own.withheld_status_id, own.status_id)`),
    shape: kept(cell.line(200), 'Remark on an irregular shape.').as('shape_text'),
    shows_shape: kept(cell.flag, 'Whether associates see the remark; empty: no.').as('is_shape_shown').or(0),
    premium_type: kept(chargeType, 'Empty: Per Sq.Yd.', perYard).or(perYard),
    premium: kept(cell.rateHundredths, 'Empty: 0.', '500').or(0),
  },
})

export const associates = csvFile('associates', {
  about: 'Associates and office staff.',
  table: 'associates',
  key: ['id'],
  stays: true,
  columns: {
    id: required(cell.associateId, 'Id, unique.', 'HG1200').numberOf('associates'),
    name: required(name, 'Name.', 'Ravi Kumar'),
    mobile: required(cell.mobile, 'For login, unique.', '9876512345'),
    email: keptAsImported(cell.email, 'For login, unique.', 'ravi@mail.example'),
    address: keptAsImported(cell.text(500), 'Address.'),
    sponsor: kept(cell.associateId, 'Id of the associate above; empty: top of a tree.', 'HG1001')
      .ref('associates', 'parent_id')
      .usual(),
    level: required(cell.integer(1, 9), 'Step of the commission ladder.', '3'),
    kind: kept(cell.choice({ partner: 2, office: 3 } as const), 'Empty: partner.', 'partner')
      .as('user_type')
      .or(2),
    joined_on: required(cell.date, 'Day of joining.', '2024-04-01'),
    deactivated_at: optional(
      cell.timestamp,
      'Time at which a new associate was deactivated; empty: active. Ignored for associates that the database has already.',
    ),
    rera_number: kept(
      cell.reraNumber,
      'Registration number as an agent under RERA, for quotes.',
      'A02400099200',
    ),
    rera_valid_until: kept(cell.date, 'Last day of the registration; empty: not known.', '2028-03-31'),
  },
})

export const commissionRates = csvFile('commission-rates', {
  about:
    'The commission ladder. Each set of rows applies from its first day. A booking keeps the rates of the booking day.',
  table: 'commission_rates',
  key: ['project', 'from', 'level'],
  together: ['project', 'from'],
  columns: {
    project: optional(
      cell.code,
      'Code of a project; empty: projects that have no rows of their own yet.',
    ).ref('projects'),
    from: required(cell.date, 'First day.', '2024-04-01').as('from_on'),
    level: required(cell.integer(1, 9), 'Step of the ladder.', '3'),
    type: required(commissionType, 'The same for all levels of a day.', '%').as('commission_type'),
    rate: required(cell.rateHundredths, 'Per cent, or rupees per square yard.', '8'),
  },
})

export const emiPlans = csvFile('emi-plans', {
  about: 'Instalment plans.',
  table: 'emi_plans',
  key: ['code'],
  columns: {
    code: required(cell.code, 'Code, unique.', 'EMI-36').numberOf('emi_plans'),
    months: required(cell.integer(1, 360), 'Number of instalments.', '36'),
    percent: required(cell.percentHundredths, 'Flat per cent a year on the balance.', '6').as(
      'flat_percent_hundredths',
    ),
  },
})

const price = 'Empty: calculated from the rate, the plan and the plot.'

export const bookings = csvFile('bookings', {
  about:
    'Bookings. For an existing booking, an empty cell or an absent column changes nothing, but a new rate, size, plan or plot changes the price: number, status and cancelled_on are enough to cancel it.',
  table: 'bookings',
  key: ['number'],
  parts: ['booking_moves', 'instalments', 'commission_lines'],
  forNew: { has_own_schedule: 0 },
  columns: {
    number: required(cell.code, "The firm's number, unique.", 'BK-1').numberOf('bookings').as('code'),
    project: requiredForNew(cell.code, 'Code of a project.', 'MBG').ref('projects'),
    plot: requiredForNew(cell.code, 'Plot number.', '12/A').ref('plots'),
    associate: requiredForNew(cell.associateId, 'Who sold it.', 'HG1200').ref('associates', 'seller_id'),
    customer: requiredForNew(name, 'Name of the customer.', 'Lakshmi Devi').as('customer_name'),
    customer_mobile: optional(cell.mobile, 'For reminders.', '9876598765').usual(),
    status: optional(cell.choice(BOOKING_STATUSES), 'Empty: booked.', 'booked').as('status_id'),
    booked_on: requiredForNew(cell.date, 'Day of booking.', '2026-05-18'),
    registered_on: optional(cell.date, 'For registered bookings.'),
    cancelled_on: optional(cell.date, 'For cancelled bookings.'),
    refunded: optional(
      cell.rupees(),
      'Paid back to the customer of a cancelled booking; 0 if it was agreed that nothing is paid back.',
    ),
    refunded_on: optional(cell.date, 'Required with a refund.'),
    plan: optional(cell.code, 'Code of an instalment plan; empty: outright.', 'EMI-36')
      .ref('emi_plans')
      .usual(),
    yards: calculated(
      cell.decimalHundredths,
      'Empty: the size of the plot; for an existing booking, only if the plot is another one.',
    ),
    rate: requiredForNew(cell.rupees(), 'Price per square yard.', '12500'),
    eligible_rate: calculated(
      cell.rupees(),
      'Per square yard, for commission; empty: the rate less the discount.',
    ),
    sale: calculated(cell.rupees(), price),
    discount: calculated(cell.rupees(), price),
    premium: calculated(cell.rupees(), price),
    adjustment: optional(cell.rupees({ isSigned: true }), 'Agreed after the sale; empty: 0.'),
    emi_charges: calculated(cell.rupees(), price),
    waive_off: optional(cell.rupees(), 'Empty: 0.'),
    registration: optional(cell.rupees(), 'Registration charges; empty: 0.'),
    registration_due_on: optional(cell.date, 'Required with registration charges.'),
    booking_amount: calculated(
      cell.rupees(),
      'Empty: 10 % of the sale less the discount, rounded down to a multiple of ₹1,000.',
    ),
    late_percent: optional(cell.percentHundredths, 'Empty: from firm-rules.csv for the booking day.'),
    cancel_after_unpaid: optional(cell.integer(1, 60), 'Empty: from firm-rules.csv for the booking day.'),
    cancel_after_days: optional(cell.integer(0, 365), 'Empty: from firm-rules.csv for the booking day.'),
  },
})

export const bookingMoves = csvFile('booking-moves', {
  about:
    'Moves of bookings to another plot, in order. The import adds a row when an existing booking gets another plot.',
  table: 'booking_moves',
  key: ['booking', 'position'],
  columns: {
    booking,
    position: required(cell.integer(1, 400), 'From 1, the first move first.', '1'),
    former_plot: required(cell.code, 'Number of the plot before the move. It need not exist any more.', '14'),
    moved_on: required(cell.date, 'Day of the move.', '2026-06-01'),
    former_price: required(cell.rupees(), 'Total before the move, without late charges.', '1554000').as(
      'former_rupees',
    ),
    price: required(cell.rupees(), 'Total after the move, without late charges.', '2590000').as('rupees'),
  },
})

export const instalments = csvFile('instalments', {
  about:
    'Only for bookings whose instalments do not follow from their plan. Give all instalments of such a booking. Without them, the booking amount is due on the day of the booking, and each instalment of a plan on the 10th of a month, from the month after the booking. Without a plan, the balance is due 30 days after the booking.',
  table: 'instalments',
  key: ['booking', 'position'],
  together: ['booking'],
  where: sql`booking.has_own_schedule = 1`,
  forNew: { paid_rupees: 0, late_charges_rupees: 0 },
  columns: {
    booking,
    position: required(cell.integer(1, 400), 'From 1, in order of the due date.', '1'),
    kind: required(
      cell.choice({
        booking: 'booking',
        emi: 'emi',
        balance: 'balance',
        registration: 'registration',
      } as const),
      'Kind of amount.',
      'booking',
    ),
    label: required(cell.line(60), 'As the statement shows it.', 'Booking Amount'),
    due_on: required(cell.date, 'Due date.', '2026-05-18'),
    amount: required(cell.rupees(), "Amount; all instalments add up to the booking's total.", '260000'),
    late_charges: kept(cell.rupees(), 'Fixed by the firm; empty: calculated from late_percent.').as(
      'agreed_late_charges_rupees',
    ),
  },
})

const voiding = (meaning: string) => ({
  voided_on: kept(cell.date, meaning),
  void_reason: kept(cell.line(MAX_LENGTH.text), 'Why; the associate reads it.', 'Cheque bounced'),
})

export const receipts = csvFile('receipts', {
  about: 'Receipts of customers.',
  table: 'all_receipts',
  key: ['number'],
  columns: {
    number: required(cell.code, 'Receipt number, unique.', 'MBG-00001').numberOf('all_receipts'),
    booking,
    received_on: required(cell.date, 'Day of receipt.', '2026-05-18'),
    amount: required(cell.rupees(), 'Without late charges.', '260000').as('net_rupees'),
    late_charges: kept(cell.rupees(), 'Paid in addition; empty: 0.', '0').or(0),
    sale_part: kept(
      cell.rupees({ isSigned: true }),
      'Give all five parts or none. They must add up to the amount. Empty: calculated from the price.',
    )
      .or(0)
      .exportedAs(givenPart('sale')),
    premium_part: kept(cell.rupees({ isSigned: true }), 'See sale_part.')
      .or(0)
      .exportedAs(givenPart('premium')),
    emi_part: kept(cell.rupees({ isSigned: true }), 'See sale_part.')
      .or(0)
      .exportedAs(givenPart('emi')),
    adjustment_part: kept(cell.rupees({ isSigned: true }), 'See sale_part.')
      .or(0)
      .exportedAs(givenPart('adjustment')),
    registration_part: kept(cell.rupees({ isSigned: true }), 'See sale_part.')
      .or(0)
      .exportedAs(givenPart('registration')),
    ...voiding(
      'The day on which the receipt became void, such as that of a bounced cheque. It stays listed and counts nowhere.',
    ),
  },
})

export const commissionLines = csvFile('commission-lines', {
  about:
    'Commission of each associate on a booking. A booking without rows gets rows once, from the ladder in force on the booking day.',
  table: 'commission_lines',
  key: ['booking', 'associate'],
  forNew: { paid_rupees: 0 },
  columns: {
    booking,
    associate,
    type: required(
      commissionType,
      'The rate is rupees per square yard, or per cent of the eligible amount.',
      '%',
    ).as('commission_type'),
    rate: required(cell.rateHundredths, "The associate's share, without the shares of others.", '8').as(
      'commission_hundredths',
    ),
    discount_type: kept(chargeType, 'Type of a discount given to the customer from the commission.'),
    discount: kept(cell.rateHundredths, 'Discount, in the unit of its type.')
      .or(0)
      .exportedAs(sql`case when own.discount_type is not null then own.discount_hundredths end`),
    eligible: calculated(cell.rupees(), 'Amount that bears commission; empty: yards × eligible rate.'),
    gross: calculated(cell.rupees(), 'Empty: calculated from the rate.'),
    discount_amount: calculated(cell.rupees(), 'Empty: calculated from the discount.').as('discount_rupees'),
    net: calculated(cell.rupees(), 'Empty: gross less discount; for a cancelled booking the paid amount.'),
  },
})

export const commissionBills = csvFile('commission-bills', {
  about: 'Bills that paid commission.',
  table: 'commission_bills',
  key: ['number'],
  columns: {
    number: required(cell.code, 'Bill number, unique.', 'CB-1').numberOf('commission_bills').as('code'),
    associate,
    project,
    billed_on: required(cell.date, 'Day of the bill.', '2026-06-05'),
    payment_type: required(
      cell.choice({ Bank: 'Bank', Online: 'Online', Card: 'Card', Cheque: 'Cheque', Cash: 'Other' } as const),
      'How the bill was paid. An associate accepts a bill in Cash in the portal; all others went to the bank account.',
      'Bank',
    ),
    cash_sent_on: optional(
      cell.date,
      'For cash: the day it was sent. Empty: unchanged; for a new bill the day of the bill.',
    ),
    tds_amt: kept(cell.rupees(), 'TDS of the whole bill, if recorded.', '344').as('tds_rupees').usual(),
    gst_amt: kept(cell.rupees(), 'GST of the whole bill, if recorded.').as('gst_rupees'),
    other_deduction_amt: kept(cell.rupees(), 'Other deductions of the whole bill, if recorded.', '500').as(
      'other_deduction_rupees',
    ),
    other_deduction_reason: kept(
      cell.line(MAX_LENGTH.text),
      'Why; the associate reads it.',
      'Visiting cards',
    ),
    credited_amt: kept(
      cell.rupees(),
      'What the associate got: the payments of the bill, less TDS and other deductions, with or without GST.',
      '16356',
    ).as('credited_rupees'),
    reference: kept(
      cell.line(MAX_LENGTH.text),
      "Such as the bank's number of the transfer.",
      'N312260012345',
    ).usual(),
  },
})

export const payments = csvFile('payments', {
  about: 'Payments of a bill, receipt by receipt.',
  table: 'all_payments',
  key: ['bill', 'receipt'],
  columns: {
    bill: required(cell.code, 'Bill number.', 'CB-1').ref('commission_bills'),
    receipt: required(
      cell.code,
      "Receipt number of a booking on which the bill's associate earns.",
      'MBG-00001',
    ).ref('all_receipts'),
    amount: required(cell.rupees(), 'Commission paid.', '17200').as('net_commission_rupees'),
    receipt_amount: calculated(cell.rupees(), 'Empty: the amount of the receipt.').as('receipt_rupees'),
    less: calculated(
      cell.rupees({ isSigned: true }),
      'Part of the receipt without commission; empty: calculated from the parts of the receipt.',
    ),
    percent: calculated(
      cell.percentTenThousandths,
      'Net commission on the sale; empty: from the commission line.',
    ).as('net_percent_ten_thousandths'),
    ...voiding(
      'The day on which the payment became void. It stays listed and counts nowhere. A void receipt makes its payments void.',
    ),
  },
})

export const taxCertificates = csvFile('tax-certificates', {
  about: 'Tax certificates of associates. Each is read by its associate only.',
  table: 'tax_certificates',
  key: ['associate', 'year', 'quarter'],
  columns: {
    associate,
    year: required(cell.financialYear, 'Financial year.', '2026-27').as('financial_year'),
    quarter: required(cell.integer(1, 4), '1 is April to June, 4 is January to March.', '1'),
    file: required(cell.fileName, 'PDF or picture.', 'HG1200-2026-27-q1.pdf').media(
      cell.PICTURE_OR_PDF,
      'media_id',
      { isOfAssociate: true },
    ),
  },
})

export const bankAccounts = csvFile('bank-accounts', {
  about: 'Bank accounts of associates.',
  table: 'bank_accounts',
  key: ['associate'],
  stays: true,
  forNew: noQuestions,
  columns: {
    associate,
    bank: required(cell.name(100), 'Name of the bank.', 'Demo Grameen Bank').as('bank_name'),
    account_number: required(
      accountNumber,
      'Format the column as text, so that the spreadsheet keeps all digits.',
      '990012345678',
    ),
    ifsc: required(ifsc, 'IFSC.', 'DEMO0099001'),
    rejected_because: keptAsImported(cell.text(500), 'Message to the associate; empty: not rejected.')
      .as('rejected_text')
      .or('')
      .exportedAs(sql`case when own.is_rejected = 1 then own.rejected_text end`),
  },
})

export const verifications = csvFile('verifications', {
  about:
    'Questions about a bank account. To ask the associate again, change the text. A waiting row with the same text keeps the reply.',
  table: 'bank_accounts',
  key: ['associate', 'question'],
  stays: true,
  source: askedQuestions,
  columns: {
    associate: required(cell.associateId, 'Id of an associate.', 'HG1200').ref('bank_accounts'),
    question: required(
      cell.choice({ bank: 'bank', amount: 'amount', 'one-rupee': 'one_rupee' } as const),
      'The subject of the question.',
      'one-rupee',
    ),
    state: required(
      cell.choice({ none: 0, waiting: 1, confirmed: 2, rejected: 3 } as const),
      'Set waiting to ask the question.',
      'waiting',
    ),
    text: required(cell.text(500), 'Text for the associate.', '₹1 was sent to your account. Has it arrived?'),
    reason: kept(cell.text(500), "The associate's reason, if rejected."),
  },
})

export const isAccountNumber = (text: string) => ACCOUNT_NUMBER.test(text)

export const bankRequests = csvFile('bank-requests', {
  about:
    'Requests of associates to change their bank account. To decide, set decision to approved or rejected: associate, requested_at and decision are enough.',
  table: 'bank_change_requests',
  key: ['associate', 'requested_at'],
  stays: true,
  columns: {
    associate,
    requested_at: required(cell.timestamp, 'Time of the request.', '2026-11-20 11:05:00'),
    bank: requiredForNew(cell.name(100), 'Name of the bank.', 'Example Deccan Bank').as('bank_name'),
    account_number: requiredForNew(
      shortenedNumber,
      'Requested. If given, it must be the one of the request, but a spreadsheet may have shortened it.',
      '990055667788',
    ),
    ifsc: requiredForNew(ifsc, 'Requested.', 'EXDB0099042'),
    passbook: requiredForNew(cell.fileName, 'Picture of the passbook.', 'passbook-HG1200.jpg').media(
      cell.PICTURE,
      'image_media_id',
      { isOfAssociate: true },
    ),
    decision: required(
      cell.choice({ pending: 'pending', approved: 'approved', rejected: 'rejected' } as const),
      "The office's decision.",
      'approved',
    ).as('status'),
    reason: optional(cell.text(500), 'Required if rejected. The associate reads it.'),
  },
})

export const acceptedBills = csvFile('accepted-bills', {
  about: 'Progress of cash bills: sent to the associate, accepted, received.',
  table: 'commission_bills',
  key: ['bill'],
  stays: true,
  where: sql`own.cash_status_id > 1`,
  columns: {
    bill: required(cell.code, 'Bill number.', 'CB-1').numberOf('commission_bills').as('code'),
    status: required(
      cell.choice({ sent: 1, accepted: 2, received: 3 } as const),
      'Can only move forward: sent, accepted, received.',
      'received',
    ).as('cash_status_id'),
  },
})

const query = required(cell.code, 'Number of a query.', 'Q7KD2M9XRPA')

export const queries = csvFile('queries', {
  about:
    'Queries of associates about a line. For an existing query, only state, answer and is_reopened are read.',
  table: 'line_queries',
  key: ['query'],
  stays: true,
  columns: {
    query: query.as('id'),
    associate,
    line: required(oneOf(LINE_KINDS), 'Type of the line.', 'receipt').as('kind'),
    booking: required(cell.code, 'Number of a booking.', 'BK-1').numberOf('bookings').as('booking_code'),
    earner: optional(cell.associateId, 'For a commission: the associate who earns it.')
      .numberOf('associates')
      .as('earner_id'),
    bill: optional(cell.code, 'For a payment: the bill number.').numberOf('commission_bills').as('bill_code'),
    receipt: optional(cell.code, 'For a payment or receipt: the receipt number.', 'MBG-00001')
      .numberOf('all_receipts')
      .as('receipt_number'),
    category: required(oneOf(QUERY_CATEGORIES), 'What is wrong.', 'amount'),
    should_be: optional(cell.paise, 'The amount in rupees that the associate expects.', '260000'),
    figures: required(cell.text(4000), "The line's figures when the query was raised, as JSON.", '[]'),
    raised_at: required(cell.timestamp, 'Time at which the query was raised.', '2026-11-20 11:05:00'),
    changed_at: required(cell.timestamp, 'Time of the last change of the state.', '2026-11-20 11:05:00'),
    is_reopened: optional(cell.flag, 'Empty: no.'),
    state: required(
      oneOf(QUERY_STATES),
      'Set by the office. Without an answer, the state can only move forward.',
      'answered',
    ),
    answer: optional(
      cell.text(2 * MAX_QUERY_TEXT),
      'Text for the associate; required to answer.',
      'The receipt is entered now.',
    ).exportedAs(sql`null`),
  },
})

export const queryMessages = csvFile('query-messages', {
  about: "Threads of new queries. Threads of existing queries don't change.",
  table: 'line_query_messages',
  key: ['query', 'position'],
  stays: true,
  columns: {
    query: query.ref('line_queries'),
    position: required(cell.integer(1, MAX_MESSAGES), 'From 1, in order.', '1'),
    author: required(oneOf(['associate', 'office'] as const), 'Who wrote it.', 'associate'),
    text: required(cell.text(2 * MAX_QUERY_TEXT), 'Text.', 'The receipt of May is missing.'),
    written_at: required(cell.timestamp, 'Time of the message.', '2026-11-20 11:05:00'),
  },
})

export const notifications = csvFile('notifications', {
  about: 'Messages to associates.',
  table: 'notifications',
  key: ['code'],
  columns: {
    code: required(cell.code, "The firm's code of the message, unique.", 'N-1'),
    associate,
    title: required(cell.line(MAX_LENGTH.text), 'Title.', 'Office closed').as('header'),
    message: required(
      cell.text(MAX_LENGTH.longText),
      'Text; simple HTML is shown.',
      'The office is closed on Friday.',
    ),
    sent_at: required(cell.timestamp, 'Time of sending.', '2026-11-20 09:00').as('created_at'),
    about: keptAsImported(oneOf(NOTIFICATION_SUBJECTS), 'The screen to which the message links.', 'payments'),
    booking: keptAsImported(cell.code, 'If about is booking: number of the booking.').ref('bookings'),
    query: keptAsImported(cell.code, 'If about is query: number of the query.').ref('line_queries'),
  },
})

export const gallery = csvFile('gallery', {
  about: 'Pictures of projects.',
  table: 'gallery_images',
  key: ['project', 'taken_on', 'position'],
  source: datedImages,
  conflict: ['gallery_date_id', 'position'],
  columns: {
    project,
    taken_on: required(cell.date, 'Day of the picture.', '2026-11-02'),
    position: required(cell.integer(1, 1000), 'Order within the day.', '1'),
    heading: required(cell.line(MAX_LENGTH.text), 'Heading.', 'Main road'),
    notes: kept(cell.text(500), 'Below the heading.')
      .or('')
      .exportedAs(sql`nullif(own.notes, '')`),
    file: required(cell.fileName, 'JPEG or PNG.', 'main-road.jpg').media(cell.PICTURE, 'thumb_media_id'),
  },
})

export const slides = csvFile('slides', {
  about: 'Pictures on the home page.',
  table: 'slides',
  key: ['position'],
  columns: {
    position: required(cell.integer(1, 100), 'Order.', '1'),
    title: required(cell.line(MAX_LENGTH.text), 'Title.', 'Mangoes in bloom'),
    name: required(name, 'Usually the project.', 'Mango Bloom Gardens'),
    comment: required(cell.text(500), 'Sentence below.', 'Two hundred mango trees line the main road.'),
    file: required(cell.fileName, 'JPEG or PNG.', 'mango.jpg').media(cell.PICTURE, 'image_media_id'),
    small_file: optional(cell.fileName, 'A smaller picture; empty, or without this column: the same.').media(
      cell.PICTURE,
      'thumb_media_id',
    ),
  },
})

/** Sorted in import order: a file comes after the files to which it refers. */
export const FILES = [
  firm,
  firmRules,
  projects,
  blocks,
  plots,
  associates,
  commissionRates,
  emiPlans,
  bookings,
  bookingMoves,
  instalments,
  receipts,
  commissionLines,
  commissionBills,
  payments,
  taxCertificates,
  bankAccounts,
  verifications,
  bankRequests,
  acceptedBills,
  queries,
  queryMessages,
  notifications,
  gallery,
  slides,
] as CsvFile[]
