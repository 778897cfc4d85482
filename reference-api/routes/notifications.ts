import type { Call } from '../call'

/** Notifications: list, clear one, clear all. */
export const notificationCalls: Call[] = []
