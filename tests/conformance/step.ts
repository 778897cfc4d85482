import type { z } from 'zod/v4'
import type { AwaitedVerification, BankDetails } from '../../app/contract/bank'
import { type Constants, defaultConstants } from '../../app/api/constants'
import type { Capability } from '../../app/domain/capabilities'
import type { Call } from '../../app/api/endpoints'
import type { CallInput } from './call-upstream'
import { sampleOf, type Shaped } from './sample'

/** Values from the options and from earlier replies, for later calls. */
export interface Known extends Facts, Lists {
  constants: Constants
  /** Maximum ids per call. */
  samples: number
}

interface Facts {
  userId?: string
  password?: string
  token?: string
  /** Mobile and password of a person of the office, if given, and the token of the login at the desk. */
  office?: { mobile: string; password: string }
  officeToken?: string
  officeRecord?: { file: string; key: string; version: string }
  officeAssociate?: string
  officeRequest?: string
  /** Undefined until the upstream lists its capabilities. */
  capabilities?: string[]
  user?: string
  name?: string
  mobile?: string
  email?: string
  address?: string
  contactNumber?: string
  otherSession?: string
  notification?: string
  calendarToken?: string
  customerToken?: string
  customerLink?: string
  query?: string
  account?: NonNullable<BankDetails['account']>
  awaited?: AwaitedVerification['kind']
  cashBills?: { ids: string[]; status: 1 | 2 }
}

/** Inputs for calls, from the options and from earlier replies. */
interface Lists {
  /** `ratePerYard` is in whole rupees. */
  projects: Shaped<{ id: string; ratePerYard: number }>[]
  emiPlans: Shaped<{ id: string }>[]
  plots: Shaped<{ project: string; number: string }>[]
  plotsForSale: Shaped<{ project: string; number: string }>[]
  members: Shaped<{ associate: string; project: string }>[]
  associates: Shaped<{ associate: string; project: string; status: string }>[]
  bookings: Shaped<{ id: string }>[]
  cancelled: Shaped<{ associate: string; project: string; booking: string }>[]
  duesProjects: Shaped<{ id: string }>[]
  dues: Shaped<{ project: string; booking: string }>[]
  teamDues: Shaped<{ project: string; booking: string }>[]
  payments: Shaped<{ commission: string; receipt: string | null; booking: string }>[]
  teamPayments: Shaped<{ associate: string; commission: string }>[]
}

const DEFAULT_SAMPLES = 20

export function newKnown(facts: Facts & Partial<Pick<Known, 'constants' | 'samples'>>): Known {
  return {
    constants: defaultConstants,
    samples: DEFAULT_SAMPLES,
    ...facts,
    projects: [],
    emiPlans: [],
    plots: [],
    plotsForSale: [],
    members: [],
    associates: [],
    bookings: [],
    cancelled: [],
    duesProjects: [],
    dues: [],
    teamDues: [],
    payments: [],
    teamPayments: [],
  }
}

export interface Step {
  call: Call
  schema: z.ZodType
  /** The call is made only if the upstream offers this capability. */
  capability?: Capability
  /** Inputs of the call, or the reason to skip it. */
  inputs: (known: Known) => CallInput[] | string
  learn?: (value: never, known: Known, input: CallInput) => void
}

/** A call, its inputs from earlier replies, and the values to take from its reply. */
export function step<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
  inputs: Step['inputs'],
  learn?: (value: z.output<Schema>, known: Known, input: CallInput) => void,
): Step {
  return { call, schema, inputs, learn: learn as Step['learn'] }
}

export const ifOffered = (capability: Capability, ...steps: Step[]): Step[] =>
  steps.map((each) => ({ ...each, capability }))

/** Inputs of a call that needs a known value. Without the value, the call is skipped. */
export function needs<Name extends keyof Facts>(
  name: Name,
  input: (value: NonNullable<Facts[Name]>, known: Known) => CallInput | CallInput[],
): Step['inputs'] {
  return (known) => {
    const value = known[name]
    if (value === undefined || value === '') return `no ${name} is known`
    return [input(value as NonNullable<Facts[Name]>, known)].flat()
  }
}

/** Inputs for sampled items, at most `samples` inputs in all. Without inputs, the call is skipped. */
export function eachOf<Name extends keyof Lists>(
  name: Name,
  input: (item: Lists[Name][number], known: Known) => CallInput | CallInput[],
): Step['inputs'] {
  return (known) => {
    const items: Lists[Name][number][] = sampleOf<Lists[Name][number]>(known[name], known.samples)
    const inputs = items.flatMap((item) => input(item, known)).slice(0, known.samples)
    return inputs.length > 0 ? inputs : `no ${name} are known`
  }
}

/** One query per column to sort by; none if the upstream does not sort. */
export function sortedBy(columns: readonly string[], { capabilities = [] }: Known) {
  return capabilities.includes('sort') ? columns.map((sort) => ({ sort, order: 'desc', page: 1 })) : []
}

export const ofUser = needs('user', (user) => ({ params: { user } }))
export const ofEachProject = eachOf('projects', ({ id }) => ({ params: { project: id } }))
export const withoutInput = () => [{}]
