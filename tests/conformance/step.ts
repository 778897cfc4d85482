import type { z } from 'zod'
import type { AwaitedVerification, BankDetails } from '../../app/api/contract/bank'
import type { Call } from '../../app/api/endpoints'
import type { Question } from './ask'

/** What earlier replies told, and what later questions need. */
export interface Known {
  userId: string
  password: string
  token: string
  user: string
  name: string
  mobile: string
  email: string
  contactNumber: string
  otherSession: string
  notification: string
  account: NonNullable<BankDetails['account']>
  awaited: AwaitedVerification['of']
  project: string
  /** Whole rupees. */
  ratePerYard: number
  plotForSale: string
  teamMember: string
  associate: string
  bookingProject: string
  status: string
  booking: string
  cancelled: { associate: string; project: string; booking: string }
  duesProject: string
  due: { project: string; booking: string }
  teamDue: { project: string; booking: string }
  payment: { commission: string; receipt: string | null; booking: string }
  teamPayment: { associate: string; commission: string }
  cashBills: { ids: string[]; status: number }
}

export interface Step {
  call: Call
  schema: z.ZodTypeAny
  /** What to ask, or why it cannot be asked. */
  question: (known: Partial<Known>) => Question | string
  learn?: (value: never, known: Partial<Known>) => void
}

/** A call, what to ask it by what is known by then, and what to learn from its reply. */
export function step<Schema extends z.ZodTypeAny>(
  call: Call,
  schema: Schema,
  question: Step['question'],
  learn?: (value: z.output<Schema>, known: Partial<Known>) => void,
): Step {
  return { call, schema, question, learn: learn as Step['learn'] }
}

/** For questions that need something known: its name is the reason when it is not. */
export function needs<Name extends keyof Known>(
  name: Name,
  question: (value: Known[Name], known: Partial<Known>) => Question,
): Step['question'] {
  return (known) => {
    const value = known[name]
    return value === undefined || value === '' ? `no ${name} is known` : question(value as Known[Name], known)
  }
}

export const ofUser = needs('user', (user) => ({ params: { user } }))
