// Replies with the names and types that an upstream sends, one factory per entity. As in real replies, some numbers are strings.

type Wire = Record<string, unknown>

export const success = (fields: Wire = {}): Wire => ({ status: true, message: '', ...fields })

export const wireLogin = ({ data, ...fields }: { data?: Wire } & Wire = {}): Wire =>
  success({
    token: 'token-of-ravi',
    data: { user_id: 101, user_type: 2, name: 'Ravi Kumar Teja', forgot_pwd_flag: 0, ...data },
    ...fields,
  })

export const wireProfile = (data: Wire = {}): Wire =>
  success({
    data: { name: 'Ravi', mobile: '9000000001', email: 'ravi@example.com', address: 'Hyderabad', ...data },
  })

export const wireForgotPassword = (fields: Wire = {}): Wire =>
  success({ message: 'OTP Generated.', otp: '0417', owner_contact_number: '******0001', ...fields })

export const wireNotification = (fields: Wire = {}): Wire => ({
  id: 31,
  header: 'Plot 24 booked',
  message: 'Congratulations!%0A<b>Plot 24</b> is booked.',
  created_at: '2026-09-07 16:05:00',
  ...fields,
})

export const wireProject = (fields: Wire = {}): Wire => ({
  project_id: 7,
  name: 'Green Meadows',
  project_code: 'GM',
  rate: '7500.50',
  is_default: 0,
  ...fields,
})

export const wireMonth = (fields: Wire = {}): Wire => ({
  month: 'Sep 2026',
  month_wise_count: '1',
  day_wise_data: [wireDay()],
  ...fields,
})

export const wireDay = (fields: Wire = {}): Wire => ({
  date: '2026-09-07',
  date_wise_count: 1,
  booked_agents_info: [
    {
      project_id: 7,
      project_name: 'Green Meadows',
      agent_id: 101,
      agent_name: 'Ravi',
      agent_mobile: '9000000001',
      booked_count: '1',
      reg_count: null,
      count: 1,
    },
  ],
  ...fields,
})

export const wireProjectBookings = (fields: Wire = {}): Wire => ({
  project_id: 7,
  project_name: 'Green Meadows',
  bookedagents: [
    {
      agent_id: 101,
      agent_name: 'Ravi',
      agent_mobile: '9000000001',
      count: '3',
      booked_count: 1,
      reg_count: '2',
      project_code: 'GM',
    },
  ],
  total_count: '3',
  ...fields,
})

export const wireBooking = (fields: Wire = {}): Wire => ({
  booking_id: 9001,
  customer_name: 'Lakshmi',
  plot_no: 'A/12+3',
  plot_area: '200.5',
  facing_name: 'East',
  booked_date: '2026-09-07',
  sale_amt: '1500100',
  total_paid: 500000,
  current_due: '1000100.00',
  plot_status: '2',
  ...fields,
})

export const wireBookings = (bookings: Wire[], fields: Wire = {}): Wire =>
  success({
    booking_details: bookings,
    project: { project_id: 7, project_name: 'Green Meadows' },
    associate: { agent_id: 101, agent_name: 'Ravi' },
    ...fields,
  })

export const wireReceipt = (fields: Wire = {}): Wire => ({
  date: '2026-09-08 10:30:00',
  receipt_no: 'R-1',
  net_rcv_amt: '1000.50',
  late_paymt_paid: 0,
  rcvd_amt: '1000.50',
  ...fields,
})

export const wireInstalment = (fields: Wire = {}): Wire => ({
  type: 'EMI 1',
  due_date: '2026-10-07',
  amount_due: '5000',
  amount_paid: '2000',
  balance: '3000',
  ...fields,
})

export const wireAgentCommission = (fields: Wire = {}): Wire => ({
  agent_id: 101,
  agent_name: 'Ravi',
  cmsn_celing_amt: '2400000',
  comm_value: '8',
  comm_type: '%',
  cmsn_amt: 192000,
  discount_value: 100,
  discount_type: 'Per Sq.Yd',
  discount: '20000',
  net_cmsn_amt: 172000,
  paid_cmsn: 68800,
  cmsn_due: '103200.00',
  net_cmsn_percentage: '6.88',
  data: null,
  ...fields,
})

export const wirePlotCommission = (fields: Wire = {}): Wire =>
  success({
    project_name: 'Green Meadows',
    total_cmsn: '192000',
    net_cmsn: 172000,
    paid: 68800,
    due: '103200',
    data: [{ payment_type: 'Bank', date: '2026-10-20', amount: '4300' }],
    booking_info: { plot_number: 'A/12+3', customer_name: 'Lakshmi', project_name: 'Green Meadows' },
    cmsn_due_details: [
      {
        plot_no: 'A/12+3',
        customer_name: 'Lakshmi',
        yards: '200.5',
        cmsn_ceiling_rate: '12000.50',
        agents: [wireAgentCommission()],
        ...fields,
      },
    ],
  })

export const wireDue = (fields: Wire = {}): Wire => ({
  project_id: 7,
  plot_no: 'A/12+3',
  booking_id: 9001,
  agent_id: 101,
  booked_agent_id: 102,
  agent_name: 'Ravi',
  customer_name: 'Lakshmi',
  cmsn_due: '103200.50',
  ...fields,
})

export const wirePayment = (fields: Wire = {}): Wire => ({
  project_id: 7,
  plot: 'A/12+3',
  project_code: 'GM',
  booking_id: 9001,
  comm_id: 31,
  receipt_id: 44,
  payment_type: 'Bank',
  amount: '4300.50',
  ...fields,
})

export const wirePaymentDetail = (fields: Wire = {}): Wire => ({
  plot_no: 'A/12+3',
  customer: 'Lakshmi',
  date: '2026-10-05',
  rcpt_no: 'R-1',
  rcpt_amt: '76700',
  less: 14200,
  rcpt_net: '62500',
  net_cmsn_per: '6.88',
  cmsn_type: '%',
  net_cmsn: 4300,
  ...fields,
})

export const wireCashBillCard = (fields: Wire = {}): Wire => ({
  send_date: '2026-11-17',
  cmsn_total_amt: '31897',
  cash_cmsn_bill_status: 1,
  cash_cmsn_bill_status_name: 'Accept',
  cash_cmsn_bill_status_text: 'Do you accept it?',
  cmsn_details: [
    {
      comm_id: 431,
      project_code: 'GM',
      cmsn_amount: 31897,
      url: 'https://upstream.example/documents/431',
      plot_list: [{ plot_no: 'A/12+3' }, { plot_no: 14 }],
      receipt_nos: 'R-1, R-2',
      cash_cmsn_amount: '31897',
    },
  ],
  ...fields,
})

export const wireEmiPlan = (fields: Wire = {}): Wire => ({
  id: 6,
  months: 36,
  tenure: '36 Months',
  ...fields,
})

export const wirePlot = (fields: Wire = {}): Wire => ({
  plot_id: 12,
  number: '12/A',
  square_yards: '166.67',
  facing_name: 'North-East',
  status_id: '1',
  status_name: 'Available',
  shape_show_status: 0,
  shape_text: '',
  ...fields,
})

export const wirePlotPrice = (fields: Wire = {}): Wire => ({
  number: 26,
  facing_name: 'North',
  square_yards: '200',
  shape_show_status: 0,
  shape_text: null,
  total_company_discount: 0,
  company_discount_peryard: 0,
  premium_charges: '100000',
  premium_charge: '500',
  premium_type: 'Per Sq.Yd',
  net_sale_amount: '2600000',
  emi_charges: 421200,
  total_cost: '3021200.00',
  booking_amount: 260000,
  balance: 2761200,
  emi_per_month: '76700',
  ...fields,
})

export const wireBlock = (fields: Wire = {}): Wire => ({
  block_name: 'A',
  block_type: 'Row',
  rows: '2',
  columns: 2,
  plots: [
    { plot_number: 10, plot_status_id: 1, merge_plot: '10+11', plot_facing: 'East' },
    { plot_number: '11', plot_status_id: '1', merge_plot: '10+11', plot_facing: 'East' },
    { plot_number: '', plot_status_id: null, merge_plot: '', plot_facing: '' },
    { plot_number: '12/A', plot_status_id: 2, merge_plot: null, plot_facing: 'West' },
  ],
  ...fields,
})

export const wireTeamNode = (fields: Wire = {}): Wire => ({
  agent_id: 101,
  name: 'Ravi Kumar Teja',
  mobile: 9_000_000_001,
  members_count: '14',
  commission: '8.00',
  children: [],
  children_more: '1',
  project_id: 7,
  ...fields,
})

export const wireAutoCancelled = (fields: Wire = {}): Wire => ({
  project_id: 7,
  project_name: 'Green Meadows',
  data: [
    {
      agent_id: 101,
      agent_name: 'Ravi',
      project_id: 7,
      booking_id: 9001,
      plot_id: '12',
      plot_no: 'A/12+3',
      customer_name: 'Lakshmi',
    },
  ],
  ...fields,
})
