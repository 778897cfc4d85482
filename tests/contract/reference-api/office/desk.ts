import { randomUUID } from 'node:crypto'
import { beforeAll, expect } from 'vitest'
import type { z } from 'zod/v4'
import { OfficeRecordsReply, OfficeSaveReply } from '~/contract/office'
import { onUnknownField } from '~/contract/wire-object'
import { issueToken } from '../../../../reference-api/db/queries/tokens'
import { personaOf } from '../../../../reference-api/demo-data/personas'
import { demoApiForThisFile, TODAY, type Reply } from '../demo-api'

export const CLERK = personaOf('P4').id
export const NOW = new Date(`${TODAY}T11:00:00+05:30`)

/** The desk on a demo database of the test file. P4 is logged in. */
export function deskForThisFile() {
  const api = demoApiForThisFile()
  const desk = { token: '', app: undefined as unknown as typeof api.app }
  beforeAll(async () => {
    desk.app = api.appWith({ recordsEvents: true, now: () => NOW })
    desk.token = await issueToken(api.db, CLERK, NOW, null, null, true)
  })

  const request = (path: string, body?: object, { token = desk.token, key = randomUUID() as string } = {}) =>
    desk.app.request(path, {
      method: body ? 'POST' : 'GET',
      body: body instanceof FormData ? body : body && JSON.stringify(body),
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Idempotency-Key': key } : {}),
      },
    })

  const json = async (path: string, body?: object, options = {}): Promise<Reply> =>
    (await request(path, body, options)).json()

  /** As the portal reads it: without a field that the contract lacks. */
  async function read<Schema extends z.ZodType>(schema: Schema, path: string, body?: object) {
    const reply = await json(path, body)
    const unknown: string[] = []
    // Without waiting in between: another read would restore this listener after the end of the file.
    const restore = onUnknownField((field) => unknown.push(field))
    const parsed = schema.parse(reply)
    restore()
    expect(unknown).toEqual([])
    return parsed
  }

  const records = (file: string, query: Record<string, string> = {}) =>
    read(OfficeRecordsReply, `/office/records/${file}?${new URLSearchParams(query)}`)
  const record = async (file: string, key: string) => (await records(file, { key })).rows[0]!

  /** Changes a record, or adds one if `key` is null. */
  async function save(
    file: string,
    key: string | null,
    values: Record<string, string>,
    { confirm = true, version = undefined as string | undefined } = {},
  ) {
    version ??= key === null ? '' : (await record(file, key)).version
    return read(OfficeSaveReply, `/office/records/${file}`, { key, version, values, confirm })
  }
  const refusal = async (
    file: string,
    key: string | null,
    values: Record<string, string>,
  ): Promise<Reply> => {
    const version = key === null ? '' : (await record(file, key)).version
    return json(`/office/records/${file}`, { key, version, values, confirm: true })
  }

  return { api, desk, request, json, read, records, record, save, refusal }
}
