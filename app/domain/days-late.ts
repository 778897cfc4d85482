import { m } from '~/messages/messages'

export const daysLateText = (days: number) => m.daysLateCount({ days })
