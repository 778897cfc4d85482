import { readEndpointTable } from '../../app/api/endpoint-table.server'
import { readOptions, USAGE } from './options'
import { exitCode, toJson, toText } from './report'
import { steps } from './steps'
import { walk } from './walk'

const options = readOptions(process.argv.slice(2), process.env)
if ('help' in options) console.log(USAGE)
else if ('error' in options) {
  console.error(`${options.error}\n\n${USAGE}`)
  process.exitCode = 2
} else {
  const { endpoints, isJson, ...walkOptions } = options
  const table = tableOf(endpoints)
  if (table) {
    const results = await walk({ ...walkOptions, table, steps })
    const [first] = results
    if (results.length === 1 && first) {
      console.error(`Login failed: ${first.detail}`)
      process.exitCode = 1
    } else {
      console.log(isJson ? JSON.stringify(toJson(results), null, 2) : toText(results))
      process.exitCode = exitCode(results)
    }
  }
}

/** Prints the error and returns null if the file is unusable. */
function tableOf(file: string | undefined) {
  try {
    return readEndpointTable(file)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
    return null
  }
}
