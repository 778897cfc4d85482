import type { Random } from './random'

/** Names in other scripts and of extreme lengths: every screen must handle them. */
export const UNUSUAL_ASSOCIATES = [
  'శ్రీనివాస్ రెడ్డి',
  'అనూష కొండపల్లి',
  'अनिल कुमार शर्मा',
  'सुनीता देशपांडे',
  'முத்துச்செல்வன் கந்தசாமி',
  'محمد عرفان قریشی',
  'Venkatesh',
  'Venkata Satya Naga Surya Lakshmi Narasimha Subrahmanya Sarma',
] as const

export const TELUGU_CUSTOMER = 'లక్ష్మీ ప్రసన్న వెలగపూడి'

const UNUSUAL_CUSTOMERS = [
  TELUGU_CUSTOMER,
  'సత్యనారాయణ మూర్తి',
  'राजेश्वरी त्रिपाठी',
  'संजय वर्मा',
  'மீனாட்சி சுந்தரம்',
  'فاطمہ بیگم',
  'Sadashiva',
  'Sri Venkata Raghavendra Anjaneya Prasad Chakravarthula Gupta',
  "Joseph D'Souza",
] as const

const GIVEN = [
  'Aditya',
  'Anitha',
  'Arjun',
  'Bhavani',
  'Chaitanya',
  'Deepika',
  'Ganesh',
  'Harika',
  'Imran',
  'Jyothi',
  'Karthik',
  'Kavitha',
  'Kiran',
  'Madhavi',
  'Mahesh',
  'Naresh',
  'Padma',
  'Pradeep',
  'Rajani',
  'Ramesh',
  'Sandhya',
  'Shiva',
  'Swathi',
  'Tarun',
  'Uma',
  'Vamsi',
  'Vijaya',
  'Yasmin',
] as const

const MIDDLE = ['Kumar', 'Devi', 'Prasad', 'Lakshmi', 'Mohan', 'Rani'] as const

const FAMILY = [
  'Akkineni',
  'Bandaru',
  'Chilukuri',
  'Dasari',
  'Gaddam',
  'Iyer',
  'Jagarlamudi',
  'Kulkarni',
  'Lingampalli',
  'Mandava',
  'Nagireddy',
  'Palakurthi',
  'Qureshi',
  'Rayapati',
  'Sangameshwar',
  'Thota',
  'Uppalapati',
  'Vemula',
  'Yadavalli',
] as const

export function personName(random: Random): string {
  const middle = random.chance(0.3) ? ` ${random.pick(MIDDLE)}` : ''
  return `${random.pick(GIVEN)}${middle} ${random.pick(FAMILY)}`
}

export function customerName(random: Random): string {
  return random.chance(0.04) ? random.pick(UNUSUAL_CUSTOMERS) : personName(random)
}
