import { accountSteps, accountWrites, signInSteps } from './account-steps'
import { bankSteps, bankWrites } from './bank-steps'
import { bookingSteps, oneBookingSteps } from './booking-steps'
import { commissionSteps, commissionWrites } from './commission-steps'
import { capabilitySteps, figureSteps, optionalWrites, queryWrites, shareWrites } from './figure-steps'
import { plotSteps, projectSteps } from './project-steps'
import { officeQueryReads, officeReads, officeSignIn, officeWrites } from './office-steps'
import type { Step } from './step'
import { teamSteps } from './team-steps'

/** All calls. After login come the reads, then the writes, each followed by the reads that need its reply. */
export const steps: Step[] = [
  ...signInSteps,
  ...capabilitySteps,
  ...accountSteps,
  ...bankSteps,
  ...projectSteps,
  ...teamSteps,
  ...bookingSteps,
  ...commissionSteps,
  ...figureSteps,
  ...oneBookingSteps,
  ...plotSteps,
  ...officeSignIn,
  ...officeReads,
  ...bankWrites,
  ...commissionWrites,
  ...optionalWrites,
  ...queryWrites,
  ...officeQueryReads,
  ...shareWrites,
  ...accountWrites,
  ...officeWrites,
]
