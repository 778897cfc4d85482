import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/factories/temporary-folder'
import { isDeep } from '../../tests/factories/cases'
import { startApiProcess } from '../../tests/factories/api-process'
import { type EventReceiver, startEventReceiver } from '../../tests/factories/event-receiver'
import { openDatabase } from '../db/database'
import { issueToken } from '../db/queries/tokens'
import { type PersonaKey, personaOf } from '../demo-data/personas'

const PEOPLE = (['P1', 'P2', 'P6', 'P7'] satisfies PersonaKey[]).map((key) => personaOf(key).id)
const CHANGES_BEFORE_KILL = 80

let dataDir: string
let receiver: EventReceiver
let children: Awaited<ReturnType<typeof startApiProcess>>['child'][]

beforeEach(async () => {
  dataDir = temporaryFolder()
  receiver = await startEventReceiver()
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await receiver.close()
})

async function start() {
  const api = await startApiProcess({
    DATA_DIR: dataDir,
    EVENTS_WEBHOOK_URL: receiver.url,
    EVENTS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'k').toString('base64')}`,
  })
  children.push(api.child)
  return api
}

const withDatabase = async <Result>(work: (db: ReturnType<typeof openDatabase>) => Promise<Result>) => {
  const db = openDatabase({ file: join(dataDir, 'plot-partner.sqlite') })
  return work(db).finally(() => db.destroy())
}

async function changeEmail(url: string, id: string, token: string, step: number) {
  const query = new URLSearchParams({ email: `${id.toLowerCase()}-${step}@firm.example` })
  const response = await fetch(`${url}/associate/edit-profile/${id}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await response.json()).toMatchObject({ status: true })
}

it.runIf(isDeep)(
  'X063 kill -9 between commit and send loses no event, keeps the events of each person in order, and repeats events only with the same id',
  async () => {
    // Events are committed, but the receiver acknowledges none.
    receiver.respond = () => 'hang'
    const { child, url } = await start()
    const tokens = await withDatabase((db) => Promise.all(PEOPLE.map((id) => issueToken(db, id, new Date()))))
    const killed = once(child, 'exit')
    let answeredChanges = 0
    const writer = async (id: string, index: number) => {
      for (let step = 0; ; step++) {
        await changeEmail(url, id, tokens[index]!, step)
        answeredChanges += 1
        // The second condition makes sure that a delivery has begun before the process ends.
        if (answeredChanges >= CHANGES_BEFORE_KILL && receiver.received.length > 0) child.kill('SIGKILL')
      }
    }
    await Promise.allSettled(PEOPLE.map(writer))
    await killed
    expect(answeredChanges).toBeGreaterThanOrEqual(CHANGES_BEFORE_KILL)

    receiver.respond = () => 204
    await start()
    const unsent = () =>
      withDatabase((db) => db.selectFrom('events').select('id').where('sent_at', 'is', null).execute())
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 60_000, interval: 250 })

    const rows = await withDatabase((db) => db.selectFrom('events').selectAll().orderBy('id').execute())
    expect(rows.length).toBeGreaterThanOrEqual(answeredChanges)
    expect(rows.length).toBeLessThanOrEqual(answeredChanges + PEOPLE.length)
    for (const person of PEOPLE) {
      const recorded = rows.filter((row) => row.person === person).map((row) => row.public_id)
      const received = receiver.received.filter(({ data }) => data.person === person).map(({ id }) => id)
      expect([...new Set(received)]).toEqual(recorded)
    }
    expect(receiver.received.length).toBeGreaterThan(rows.length)
  },
)
