import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { programPath } from '../../tests/factories/program'
import { temporaryFolder } from '../../tests/factories/temporary-folder'
import { success } from '../../tests/factories/wire'
import { defaultConstants } from './constants'
import { calls, readEndpointTable } from './endpoint-table.server'
import { endpoints } from './endpoints'
import { payments } from './payments.server'

function fileOf(text: string): string {
  const file = join(temporaryFolder(), 'endpoints.json')
  writeFileSync(file, text)
  return file
}

const startWith = (file: string) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const env = { ...process.env, API_ENDPOINTS_FILE: file }
    execFile(
      process.execPath,
      [programPath('app/api/endpoint-table.server')],
      { env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

it('M024 overrides a constant; without a file the defaults remain', () => {
  const table = readEndpointTable(fileOf('{"constants":{"cashBillAccept":2}}'))
  expect(table.constants.cashBillAccept).toBe(2)
  expect(readEndpointTable(undefined)).toEqual({ calls: endpoints, constants: defaultConstants })
})

it.each([
  ['text that is not JSON', '{\n  "receipts": {\n    path\n  }\n}', /is not JSON: /],
  ['a bad value', '{"receipts":{"method":"PUT","path":"/x"}}', /receipts\.method .*; receipts\.path must/],
])('M024 %s is reported in one line', (_, text, message) => {
  const reading = () => readEndpointTable(fileOf(text))
  expect(reading).toThrow(/^API_ENDPOINTS_FILE[^\n]+$/)
  expect(reading).toThrow(message)
})

it('M024 with a missing file the process prints one line and exits with code 1', async () => {
  const missing = join(temporaryFolder(), 'none.json')
  expect(await startWith(missing)).toEqual({
    code: 1,
    output: `API_ENDPOINTS_FILE: ${missing} cannot be read (ENOENT)\n`,
  })
})

const upstream = upstreamForThisFile()

it('M024 sends renamed and fixed parameters', async () => {
  upstream.replies({ json: success({ agents: [] }) })
  const original = calls.paymentDetails
  calls.paymentDetails = { ...original, params: { comm_id: 'cmsn_id' }, fixed: { lang: 'en' } }
  await payments(aCaller(), '101').details('7', null)
  calls.paymentDetails = original
  expect(upstream.received()[0]?.query).toEqual({ cmsn_id: '7', receipt_id: '0', lang: 'en' })
})
