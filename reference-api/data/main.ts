import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { databaseAddress, migrate, openDatabase } from '../db/database'
import { ensureDemoData } from '../demo-data/generate'
import { MAX_REGIONS, scaleOf } from '../demo-data/scale'
import { readSettings } from '../settings'
import { checkDatabase, printWarnings, violationsOf } from './check'
import { backUp, reset, restore } from './copies'
import { printExport, printImport, printTemplate } from './firm-data'
import { printEvents, replayFrom } from './events'
import { answerQueryAsOffice } from './answer-query'
import { sendTestOtp } from './send-test-otp'
import { runUserCommand, USER_USAGE } from './user-commands'

const USAGE = `npm run data -- COMMAND, for the database in DATABASE_URL or DATA_DIR
  --scale N          fills an empty database with N times the demo data (1 to ${MAX_REGIONS}), or with 10,000 associates if N is top
  check              checks the data; marks inconsistent data as FAIL, a broken business rule as warn
  backup FILE        copies the database, even while in use, and checks the data
  restore FILE       replaces the database with a copy; stop the server first
  reset              deletes all data; stop the server first
  template DIR       writes empty CSV files for the firm's own data, and a README of their columns
  import DIR         imports CSV files; --dry-run changes nothing, --replace FILE removes rows that FILE no longer has
  export DIR         writes the data as CSV files
${USER_USAGE}
  answer-query ID --state "being checked"|answered|closed [--text TEXT]   answers an associate's query
  events list                    counts the events for the firm, and lists the latest 50 that failed or wait for a retry
  events replay [--since TIME]   sends the failed events again, and those sent since TIME, yyyy-MM-dd[ HH:mm] in India
  send-test-otp TO   sends the code 000000 to a mobile or an email address, and prints whether it was accepted`

const text = { type: 'string' } as const
const { values: options, positionals } = orExit(readArguments)
if (options.help) {
  console.log(USAGE)
  process.exit()
}

const settings = orExit(() => readSettings(process.env))
const address = databaseAddress(settings)
if ('file' in address) mkdirSync(settings.dataDir, { recursive: true })

try {
  await run(positionals)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run([command = '', ...args]: string[]): Promise<void> {
  if (options.scale !== undefined && command === '') return fillDatabase(options.scale)
  const [first] = args
  if (command === 'check') return printChecks()
  if (command === 'reset') return reset(address)
  if (command === 'backup' && first) return printWarnings(await backUp(address, first))
  if (command === 'restore' && first) return printWarnings(await restore(first, address))
  if (command === 'template' && first) return printTemplate(first)
  if (command === 'import' && first)
    return withDatabase((db) =>
      printImport(db, first, {
        isDryRun: options['dry-run'],
        replace: options.replace,
        recordsEvents: settings.eventsWebhook !== null,
      }),
    )
  if (command === 'export' && first) return withDatabase((db) => printExport(db, first))
  if (command === 'events' && first === 'list') return withDatabase(printEvents)
  if (command === 'events' && first === 'replay')
    return withDatabase(async (db) => console.log(await replayFrom(db, options.since)))
  if (command === 'send-test-otp' && first) return console.log(await sendTestOtp(first, settings.otpWays))
  if (command === 'answer-query' && first)
    return withDatabase(async (db) => {
      const recordsEvents = settings.eventsWebhook !== null
      console.log(await answerQueryAsOffice(db, first, { ...options, recordsEvents }))
    })
  if (command === 'user')
    return withDatabase(async (db) =>
      console.log(await (runUserCommand(db, args, options) ?? failWithUsage())),
    )
  failWithUsage()
}

/** The usage fills a screen, so what is wrong comes last. Further words may be a password. */
function failWithUsage(): never {
  const command = positionals.slice(0, positionals[0] === 'user' ? 2 : 1).join(' ')
  const fault = command ? `\nUnknown or incomplete command: ${command}` : ''
  throw new Error(USAGE + fault)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        scale: text,
        id: text,
        name: text,
        mobile: text,
        email: text,
        parent: text,
        level: text,
        password: text,
        'dry-run': { type: 'boolean' },
        replace: { type: 'string', multiple: true },
        since: text,
        state: text,
        text,
      },
    })
  } catch (error) {
    // Omits Node's hints about positional arguments.
    const [fault] = (error as Error).message.split(/\. |\n/)
    throw new Error(`${USAGE}\n${fault}`)
  }
}

function orExit<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function fillDatabase(scaleText: string): Promise<void> {
  const scale = scaleOf(scaleText)
  if (!scale) throw new Error(`--scale must be a number from 1 to ${MAX_REGIONS}, or top.`)
  await withDatabase(async (db) => {
    const report = await ensureDemoData(db, { scale })
    if (!report) throw new Error('The database is not empty. Reset it first.')
    // With old statistics, PostgreSQL may choose slow query plans.
    if ('url' in address) await sql`vacuum analyze`.execute(db)
    console.table(report.rows)
    console.log(`Generated in ${Math.round(report.milliseconds / 1000)} s.`)
  })
}

async function printChecks(): Promise<void> {
  await withDatabase(async (db) => {
    for (const result of await checkDatabase(db)) {
      const { name, kind, violations } = result
      if (violations === 0) console.log(`ok     ${name}`)
      else console.log(`${kind === 'integrity' ? 'FAIL' : 'warn'}   ${violationsOf(result)}`)
      if (violations > 0 && kind === 'integrity') process.exitCode = 1
    }
  })
}

async function withDatabase(work: (db: ReturnType<typeof openDatabase>) => Promise<void>): Promise<void> {
  const db = openDatabase(address, { withoutTimeouts: true })
  try {
    await migrate(db)
    await work(db)
  } finally {
    await db.destroy()
  }
}
