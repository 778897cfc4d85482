import type { IsoDate } from '../../app/domain/dates'
import type { NotificationSubject } from '../../app/domain/notification-subject'
import type { NewRow } from '../schema'
import { addDays } from '../rules/calendar'
import { personaOf, type PersonaKey } from './personas'
import { randomFor } from './random'

const TOTAL = 45

// Messages as offices write them, with %0A as line break and some HTML, and one script that must never run.
const MESSAGES: [header: string, message: string, about?: NotificationSubject][] = [
  [
    'Plot 24 booked',
    'Congratulations! Plot 24 in <b>Mango Bloom Gardens</b> is booked.%0AThe receipt is ready.',
    'bookings',
  ],
  ['Site visit on Sunday', 'Buses leave the Demo Nagar office at 8 AM.%0A%0APlease send names by Friday.'],
  [
    'New brochure',
    'The new brochure is here: <a href="https://demo.example/brochure">see the brochure</a>.',
    'projects',
  ],
  ['Happy Ugadi', 'ఉగాది శుభాకాంక్షలు! మీకు, మీ కుటుంబానికి శుభం కలగాలి.%0Aకార్యాలయానికి సెలవు.'],
  [
    'Reminder',
    'EMI dates are near.<script>document.title = "not safe"</script> Please remind your customers.',
  ],
  ['Commission paid', 'Your commission for last month is <strong>on its way</strong>.', 'payments'],
  [
    'Rate revision',
    'Rates go up by ₹300 a square yard from the 1st.%0AOld rates hold for tokens until then.',
    'prices',
  ],
  ['Layout approved', 'Block H of Sunrise Enclave has its approval.<br>Plots open on Monday.'],
  ['Office timings', 'On Saturdays the counter closes at 4 PM.'],
]

const READERS: [PersonaKey, number][] = [
  ['P1', 14],
  ['P2', 12],
  ['P5', 2],
  ['P6', 3],
  ['P7', 3],
  ['P8', 4],
  ['P9', 4],
  ['P10', 3],
]

/** Returns 45 notifications. P1 has every message, P3 has no notification. */
export function notificationRows(seed: string, today: IsoDate): NewRow<'notifications'>[] {
  const random = randomFor(seed, 'notifications')
  const rows = READERS.flatMap(([key, count]) =>
    Array.from({ length: count }, (_, index) => {
      const [header, message, about = null] = MESSAGES[index % MESSAGES.length]!
      const minute = String(random.between(0, 59)).padStart(2, '0')
      const hour = String(random.between(9, 18)).padStart(2, '0')
      return {
        associate_id: personaOf(key).id,
        header,
        message,
        about,
        booking_id: null,
        created_at: `${addDays(today, -1 - index * random.between(2, 6))} ${hour}:${minute}:00`,
      }
    }),
  )
  return rows.slice(0, TOTAL).map((row, index) => ({ id: index + 1, code: `N-${index + 1}`, ...row }))
}
