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
  booked_agents_info: [{ agent_id: 101, agent_mobile: '9000000001', booked_count: '1', count: 1 }],
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

export const wirePlotCommission = (agents: Wire[]): Wire =>
  success({
    booking_info: { plot_number: 'A/12+3', customer_name: 'Lakshmi', project_name: 'Green Meadows' },
    cmsn_due_details: [{ agents }],
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
