/*
 * Replies of the upstream in the wire's own spelling, one factory an entity. Numbers come as an upstream may send them.
 */

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

export const wireBankDetails = (fields: Wire = {}, pending: Wire[] = []): Wire =>
  success({
    associate_bank_details: {
      bank_name: 'Union Bank',
      bank_ac_no: '001122334455',
      ifsc_code: 'UBIN0000001',
      bank_verified: '0',
      bank_verified_text: 'Is this account yours?',
      amount_verified: 0,
      amount_verified_text: 'Has the commission arrived?',
      one_rupee_verify: null,
      one_rupee_verify_text: 'Has the rupee arrived?',
      is_user_rejected_bank_details: 0,
      is_user_rejected_bank_details_text: '',
      ...fields,
    },
    pending_request_details: pending,
  })

export const wirePendingRequest = (fields: Wire = {}): Wire => ({
  bank_name: 'New Bank',
  bank_ac_no: 990055667788,
  ifsc_code: 'NEWB0000001',
  image: 'https://api.example/media/12',
  ...fields,
})

export const wireSlide = (fields: Wire = {}): Wire => ({
  thumb_path: '/media/1',
  img_path: '/media/2',
  title: 'Mangoes in bloom',
  name: 'Mango Bloom Gardens',
  comment: 'Two hundred trees.',
  ...fields,
})

export const wireGalleryDate = (fields: Wire = {}): Wire => ({
  project_id: 4,
  project_name: 'Mango Bloom Gardens',
  date: '2026-09-07',
  data: [{ thumb_image: '/media/3', heading: 'Park', notes: null }],
  ...fields,
})
