import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withOverrides } from '../../app/api/endpoint-overrides'
import { endpoints } from '../../app/api/endpoints'
import { exitCode, toJson, toText } from './report'
import { steps } from './steps'
import { walk } from './walk'

const USAGE = `npm run conformance -- --base URL --user MOBILE_OR_EMAIL --password PASSWORD [--writes] [--json] [--endpoints FILE]

Asks every call of an upstream and reads the replies as the portal does. Reads alone, unless --writes is given: then a notification is
cleared, a cash bill is moved on and an OTP is sent, so use a test account. The password may come from CONFORMANCE_PASSWORD.`

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    user: { type: 'string' },
    password: { type: 'string', default: process.env.CONFORMANCE_PASSWORD },
    endpoints: { type: 'string' },
    writes: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

if (!values.base || !values.user || !values.password) {
  console.error(USAGE)
  process.exit(2)
}

const results = await walk({
  base: values.base,
  endpoints: values.endpoints ? withOverrides(JSON.parse(readFileSync(values.endpoints, 'utf8'))) : endpoints,
  steps,
  user: values.user,
  password: values.password,
  hasWrites: values.writes,
})
console.log(values.json ? JSON.stringify(toJson(results), null, 2) : toText(results))
process.exitCode = exitCode(results)
