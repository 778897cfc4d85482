import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 15_000
/** By default Lynx asks about each cookie and shows each message for a second or more. */
const SETTINGS = `ACCEPT_ALL_COOKIES:TRUE
PERSISTENT_COOKIES:TRUE
CHARACTER_SET:utf-8
DEFAULT_USER_MODE:ADVANCED
SCROLLBAR:FALSE
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
`

export const hasLynx = spawnSync('lynx', ['-version'], { stdio: 'ignore' }).status === 0

/** Returns the page as text. `session` is a cookie value. */
export function dump(url: string, session?: string): string {
  const folder = newFolder()
  try {
    writeSettings(folder)
    const { hostname } = new URL(url)
    const cookie = session
      ? [hostname, 'FALSE', '/', 'FALSE', '2000000000', 'session', session].join('\t')
      : ''
    writeFileSync(join(folder, 'cookies'), `${cookie}\n`)
    return execFileSync('lynx', [...optionsIn(folder), '-dump', '-nolist', url], {
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export class Lynx {
  private readonly keys
  private readonly child: ChildProcess
  private printCount = 0
  private selected: number | null = null
  private page = ''

  private constructor(private readonly folder: string) {
    const script = join(folder, 'keys')
    execFileSync('mkfifo', [script])
    this.child = spawn(
      'lynx',
      [...optionsIn(folder), '-number_fields', `-cmd_script=${script}`, join(folder, 'start.html')],
      {
        env: { ...process.env, TERM: 'vt100', LINES: '200', COLUMNS: '80' },
        stdio: 'ignore',
        detached: true,
      },
    )
    this.keys = createWriteStream(script)
  }

  static open(url: string): Lynx {
    const folder = newFolder()
    writeSettings(folder)
    writeFileSync(join(folder, 'cookies'), '')
    writeFileSync(join(folder, 'start.html'), `<title>Start</title><a href="${url}">Start</a>`)
    const lynx = new Lynx(folder)
    lynx.press('Right Arrow')
    return lynx
  }

  async choose(words: string): Promise<void> {
    await this.select(words)
    this.press('Right Arrow')
    this.selected = null
    this.page = ''
  }

  open(url: string) {
    this.press('g', '^U')
    this.type(url)
    this.press('^J')
    this.selected = null
    this.page = ''
  }

  async fill(label: string, text: string): Promise<void> {
    await this.select(label)
    this.press('^U')
    this.type(text)
  }

  /** The page as text, with a number before each link and field. Cached until the next `choose` or `open`. */
  async read(): Promise<string> {
    if (this.page) return this.page
    const file = this.print()
    // Lynx runs one command after another, so `file` is complete once `nextFile` exists.
    const nextFile = this.print()
    const deadlineMs = Date.now() + TIMEOUT_MS
    while (!existsSync(nextFile)) {
      if (Date.now() > deadlineMs) throw new Error('Lynx printed no page.')
      await sleep(20)
    }
    this.page = readFileSync(file, 'utf8').split('\nReferences\n')[0] ?? ''
    return this.page
  }

  close() {
    this.keys.destroy()
    this.child.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Returns the name of the file; Lynx writes the file later. */
  private print(): string {
    this.printCount += 1
    const file = join(this.folder, `page-${this.printCount}.txt`)
    this.press('p', 'Right Arrow', '^U')
    this.type(file)
    this.press('^J')
    return file
  }

  private async select(words: string) {
    const number = numberOf(words, await this.read())
    // 0 opens the prompt for a number; 1 to 9 would act as arrow keys. In a text field digits are input, so Tab moves from there.
    if (this.selected === null) this.press('0', ...String(number), 'g', '^J')
    else if (number < this.selected) throw new Error(`“${words}” precedes the selected field.`)
    else this.press(...Array<string>(number - this.selected).fill('<tab>'))
    this.selected = number
  }

  private press(...keys: string[]) {
    for (const key of keys) this.keys.write(`key ${key}\n`)
  }

  private type(text: string) {
    this.press(...[...text].map((character) => (character === ' ' ? '<space>' : character)))
  }
}

/** The number before the words, as in `[5]BUTTON) Login` or `[7](*) Light`, or else the first number after them. */
function numberOf(words: string, page: string): number {
  const text = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+')
  const match =
    new RegExp(`\\[(\\d+)\\](?:BUTTON\\) |\\([* ]\\) )?${text}`).exec(page) ??
    new RegExp(`${text}[^[]*\\[(\\d+)\\]`).exec(page)
  if (!match) throw new Error(`“${words}” is missing in:\n${page}`)
  return Number(match[1])
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'plot-partner-lynx-'))

const settingsIn = (folder: string) => join(folder, 'lynx.cfg')

function writeSettings(folder: string) {
  writeFileSync(settingsIn(folder), SETTINGS)
}

function optionsIn(folder: string): string[] {
  const cookies = join(folder, 'cookies')
  return [
    `-cfg=${settingsIn(folder)}`,
    `-cookie_file=${cookies}`,
    `-cookie_save_file=${cookies}`,
    '-width=80',
  ]
}
