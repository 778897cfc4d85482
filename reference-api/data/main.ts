import { mkdirSync, statSync } from 'node:fs'
import { sql } from 'kysely'
import { groupIndian } from '../../app/domain/money'
import { databaseAddress, hasMigrations, migrate, noDatabaseIn, openDatabase, placeOf } from '../db/database'
import { explainDatabaseError } from '../db/explain-error'
import { ensureDemoData } from '../demo-data/generate'
import { MAX_REGIONS, scaleOf } from '../demo-data/scale'
import { readSettings } from '../settings'
import { checkDatabase, printWarnings, violationsOf } from './check'
import { type Command, readCommand, requireConfirmation, usageOf } from './command-line'
import { backUp, contentsOf, reset, restore } from './copies'
import { outcomeOfImport, printExport, printImport, printTemplate } from './firm-data'
import { printEvents, replayFrom } from './events'
import { answerQueryAsOffice } from './answer-query'
import { addOfficePerson, deactivateOfficePerson, setOfficePassword } from './office-commands'
import { requireDatabaseFile } from './sqlite-file'
import { erasePerson, erasureOf, exportPerson } from './person'
import { sendTestOtp } from './send-test-otp'
import { runUserCommand, type UserCommandName } from './user-commands'

// Backups and exports hold password hashes and bank accounts: files get mode 0600, folders 0700.
process.umask(0o077)

const commands: Command[] = [
  {
    name: '',
    wordCount: 0,
    options: ['scale'],
    usage: `--scale N          fills an empty database with N times the demo data (1 to ${MAX_REGIONS}), or with 10,000 associates if N is top`,
    run: (_words, { scale }) => fillDatabase(scale),
  },
  {
    name: 'check',
    wordCount: 0,
    usage:
      'check              checks the data; marks inconsistent data as FAIL, a broken business rule as warn',
    run: printChecks,
  },
  {
    name: 'backup',
    wordCount: 1,
    usage: 'backup FILE        copies the database, even while in use, and checks the data',
    run: async ([file = '']) => {
      printWarnings(await backUp(address, file))
      const size = groupIndian(Math.ceil(statSync(file).size / 1024))
      console.log(`Backed up ${placeOf(address)} to ${file}: ${await readContents()}; ${size} KB.`)
    },
  },
  {
    name: 'restore',
    wordCount: 1,
    usage: 'restore FILE       replaces the database with a copy; stop the server first',
    run: async ([file = '']) => {
      printWarnings(await restore(file, address))
      console.log(`Restored ${file} to ${placeOf(address)}: ${await readContents()}.`)
    },
  },
  {
    name: 'reset',
    wordCount: 0,
    options: ['yes'],
    usage:
      'reset              deletes all data after a question, with --yes without one; stop the server first',
    run: (_words, { yes: isConfirmed }) => resetAll(isConfirmed),
  },
  {
    name: 'template',
    wordCount: 1,
    usage: "template DIR       writes empty CSV files for the firm's own data, and a README of their columns",
    run: ([folder = '']) => printTemplate(folder),
  },
  {
    name: 'import',
    wordCount: 1,
    options: ['dry-run', 'replace', 'json'],
    usage: `import DIR         imports CSV files; --dry-run changes nothing, --replace FILE removes rows that FILE no longer has;
                     repeat --replace for each file; --json prints the outcome for a program`,
    run: ([folder = ''], { 'dry-run': isDryRun, replace, json: isJson }) =>
      withNewOrExistingDatabase(async (db) => {
        const options = { isDryRun, replace, recordsEvents }
        if (isJson) console.log(JSON.stringify(await outcomeOfImport(db, folder, options)))
        else await printImport(db, folder, options)
      }),
  },
  {
    name: 'export',
    wordCount: 1,
    usage: 'export DIR         writes the data as CSV files',
    run: ([folder = '']) => withDatabase((db) => printExport(db, folder)),
  },
  {
    name: 'user list',
    wordCount: 0,
    usage: 'user list          lists the users; USER below is an id or a mobile',
    run: runUser('list'),
  },
  {
    name: 'user add',
    wordCount: 0,
    options: ['id', 'name', 'mobile', 'email', 'parent', 'level', 'password'],
    usage:
      'user add --id HG1200 --name NAME --mobile DIGITS --level 1…9 --password NEW [--parent ID] [--email ADDRESS]',
    run: runUser('add'),
  },
  {
    name: 'user password',
    wordCount: 2,
    usage: 'user password USER NEW',
    run: runUser('password'),
  },
  {
    name: 'user deactivate',
    wordCount: 1,
    usage: 'user deactivate USER',
    run: runUser('deactivate'),
  },
  {
    name: 'user activate',
    wordCount: 1,
    usage: 'user activate USER',
    run: runUser('activate'),
  },
  {
    name: 'user move',
    wordCount: 1,
    options: ['parent'],
    usage: 'user move USER --parent USER',
    run: runUser('move'),
  },
  {
    name: 'user level',
    wordCount: 2,
    usage: 'user level USER 1…9',
    run: runUser('level'),
  },
  {
    name: 'office add',
    wordCount: 2,
    usage: 'office add NAME MOBILE       adds a person of the office desk, and prints the first password',
    run: ([name = '', mobile = '']) =>
      withNewOrExistingDatabase(async (db) => console.log(await addOfficePerson(db, name, mobile))),
  },
  {
    name: 'office password',
    wordCount: 1,
    usage: 'office password MOBILE',
    run: ([mobile = '']) => withDatabase(async (db) => console.log(await setOfficePassword(db, mobile))),
  },
  {
    name: 'office deactivate',
    wordCount: 1,
    usage: 'office deactivate MOBILE',
    run: ([mobile = '']) => withDatabase(async (db) => console.log(await deactivateOfficePerson(db, mobile))),
  },
  {
    name: 'answer-query',
    wordCount: 1,
    options: ['state', 'text'],
    usage: `answer-query ID --state "being checked"|answered|closed [--text TEXT]   answers an associate's query`,
    run: ([id = ''], { state, text }) =>
      withDatabase(async (db) =>
        console.log(await answerQueryAsOffice(db, id, { state, text, recordsEvents })),
      ),
  },
  {
    name: 'person export',
    wordCount: 1,
    usage:
      'person export ID   prints what is stored about an associate, or about the customer of a booking with the number ID, as JSON',
    run: ([id = '']) => withDatabase(async (db) => console.log(await exportPerson(db, id))),
  },
  {
    name: 'person erase',
    wordCount: 1,
    options: ['yes'],
    usage: 'person erase ID    erases what the books do not need, after a question, with --yes without one',
    run: ([id = ''], { yes: isConfirmed }) =>
      withDatabase(async (db) => {
        const consequence = await erasureOf(db, id)
        if (!isConfirmed) await requireConfirmation(consequence, '--yes')
        console.log(await erasePerson(db, id))
      }),
  },
  {
    name: 'events list',
    wordCount: 0,
    usage:
      'events list                    counts the events for the firm, and lists the latest 50 that failed or wait for a retry',
    run: () => withDatabase(printEvents),
  },
  {
    name: 'events replay',
    wordCount: 0,
    options: ['since'],
    usage:
      'events replay [--since TIME]   sends the failed events again, and those sent since TIME, yyyy-MM-dd[ HH:mm] in India',
    run: (_words, { since }) => withDatabase(async (db) => console.log(await replayFrom(db, since))),
  },
  {
    name: 'send-test-otp',
    wordCount: 1,
    usage:
      'send-test-otp TO   sends a code of zeros to a mobile or an email address, and prints whether it was accepted',
    run: async ([to = '']) => console.log(await sendTestOtp(to, settings.otpWays, settings.otpDigits)),
  },
]

const chosen = orExit(() => readCommand(process.argv.slice(2), commands))
if (!chosen) {
  console.log(usageOf(commands))
  process.exit()
}

const settings = orExit(() => readSettings(process.env))
const address = databaseAddress(settings)
const recordsEvents = settings.eventsWebhook !== null

try {
  await chosen.command.run(chosen.words, chosen.options)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function orExit<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function resetAll(isConfirmed = false): Promise<void> {
  if ('file' in address) requireDatabaseFile(address.file)
  // A damaged database can be reset too.
  const contents = await readContents().catch(() => 'its contents cannot be read')
  if (!isConfirmed)
    await requireConfirmation(`This deletes all data in ${placeOf(address)} (${contents}).`, '--yes')
  await reset(address)
  console.log(`Deleted all data in ${placeOf(address)} (${contents}). The next start creates a new database.`)
}

/** Call if there is a database. Migrates nothing, because the server of an earlier release may be running. */
async function readContents(): Promise<string> {
  let contents = ''
  await withOpenDatabase(async (db) => {
    contents = await contentsOf(db)
  })
  return contents
}

function runUser(name: UserCommandName): Command['run'] {
  const withUsers = name === 'add' ? withNewOrExistingDatabase : withDatabase
  return (words, options) =>
    withUsers(async (db) => console.log(await runUserCommand(db, [name, ...words], options)))
}

async function fillDatabase(scaleText = ''): Promise<void> {
  const scale = scaleOf(scaleText)
  if (!scale) throw new Error(`--scale must be a number from 1 to ${MAX_REGIONS}, or top.`)
  await withNewOrExistingDatabase(async (db) => {
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

type Db = ReturnType<typeof openDatabase>
type Work = (db: Db) => Promise<void>

/** Rejects if there is no database, so that a wrong DATA_DIR or DATABASE_URL does not look like empty data. */
async function withDatabase(work: Work): Promise<void> {
  if ('file' in address) requireDatabaseFile(address.file)
  await withOpenDatabase(async (db) => {
    if (!(await hasMigrations(db))) throw noDatabaseIn(address)
    await migrate(db)
    await work(db)
  })
}

async function withNewOrExistingDatabase(work: Work): Promise<void> {
  if ('file' in address) mkdirSync(settings.dataDir, { recursive: true })
  await withOpenDatabase(async (db) => {
    await migrate(db)
    await work(db)
  })
}

async function withOpenDatabase(work: Work): Promise<void> {
  try {
    const db = openDatabase(address, { withoutTimeouts: true })
    await work(db).finally(() => db.destroy())
  } catch (error) {
    throw explainDatabaseError(error, address)
  }
}
