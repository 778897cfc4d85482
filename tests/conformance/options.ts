import { parseArgs } from 'node:util'
import { z } from 'zod/v4'

export const USAGE = `npm run conformance -- --base URL --user MOBILE_OR_EMAIL --password PASSWORD [options]

Makes the calls of the portal at an upstream and parses the replies as the portal does. Without --writes, it logs in
and makes no other call that writes.

  --base URL         address of the upstream
  --user ID          mobile or email of an associate
  --password TEXT    the associate's password; CONFORMANCE_PASSWORD keeps it out of the command line
  --office MOBILE    mobile of a person of the office desk, whose calls are then made too
  --office-password TEXT  the person's password
  --endpoints FILE   the same JSON as API_ENDPOINTS_FILE
  --samples N        maximum ids per call, 1 to 200 (20)
  --plot NUMBER      a plot for sale in the default project; repeatable
  --booking ID       a booking to read in addition to the bookings found; repeatable
  --writes           also makes the calls that write. Use a test account: among other things, they request a bank
                     change, confirm a verification, clear a notification, advance a cash bill, raise a query,
                     replace and revoke the calendar feed, end the other sessions and send one-time passwords
  --json             prints the report as JSON
  --help             prints this

The exit code is 1 if a call drifts or is missing, and 2 if the command is invalid.`

const MAX_SAMPLES = 200

const Options = z.object({
  base: z.string('--base is missing').url('--base is not a URL'),
  user: z.string('--user is missing').min(1, '--user is empty'),
  password: z.string('--password is missing').min(1, '--password is empty'),
  office: z.string().optional(),
  'office-password': z.string().optional(),
  endpoints: z.string().optional(),
  samples: z
    .string()
    .regex(/^\d+$/, `--samples must be a number from 1 to ${MAX_SAMPLES}`)
    .transform(Number)
    .refine((count) => count >= 1 && count <= MAX_SAMPLES, `--samples must be from 1 to ${MAX_SAMPLES}`)
    .optional(),
  plot: z.array(z.string()).default([]),
  booking: z.array(z.string()).default([]),
  writes: z.boolean().default(false),
  json: z.boolean().default(false),
})

/** The options, an error message, or `help`. */
export function readOptions(args: string[], env: Record<string, string | undefined>) {
  const given = parse(args)
  if (given instanceof Error) return { error: given.message.split('\n')[0] ?? '' }
  if (given.help) return { help: true as const }
  const parsed = Options.safeParse({ password: env.CONFORMANCE_PASSWORD, ...given })
  if (!parsed.success) return { error: parsed.error.issues.map(({ message }) => message).join('; ') }
  const { plot: plots, booking: bookings, writes: hasWrites, json: isJson, ...others } = parsed.data
  const { office: mobile, 'office-password': password, ...rest } = others
  const office = mobile && password ? { office: { mobile, password } } : {}
  return { ...rest, ...office, plots, bookings, hasWrites, isJson }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        base: { type: 'string' },
        user: { type: 'string' },
        password: { type: 'string' },
        office: { type: 'string' },
        'office-password': { type: 'string' },
        endpoints: { type: 'string' },
        samples: { type: 'string' },
        plot: { type: 'string', multiple: true },
        booking: { type: 'string', multiple: true },
        writes: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return error as Error
  }
}
