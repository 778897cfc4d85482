import { createHmac } from 'node:crypto'
import type { Event } from '../db/queries/events'

const PREFIX = 'whsec_'

/** Standard Webhooks requires 24 to 64 bytes. */
export function isWebhookSecret(secret: string): boolean {
  const encoded = secret.slice(PREFIX.length)
  const key = Buffer.from(encoded, 'base64')
  const isBase64 = key.toString('base64') === encoded
  return secret.startsWith(PREFIX) && isBase64 && key.length >= 24 && key.length <= 64
}

/** Returns a request in the format of Standard Webhooks. All attempts have the same id and body. */
export function eventMessage(event: Event, secret: string, now: Date) {
  const body = JSON.stringify({
    type: event.type,
    timestamp: new Date(`${event.created_at.replace(' ', 'T')}+05:30`).toISOString(),
    data: { person: event.person, ...(JSON.parse(event.payload) as object) },
  })
  const timestamp = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${event.public_id}.${timestamp}.${body}`)
    .digest('base64')
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': event.public_id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    body,
  }
}
