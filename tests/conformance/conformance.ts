import { readEndpointTable } from '../../app/api/endpoint-table.server'
import { readOptions, USAGE } from './options'
import { exitCode, toJson, toText } from './report'
import { steps } from './steps'
import { walk } from './walk'

/** Prints the results, or what prevented them. Returns the exit code. */
export async function conformance(
  args: string[],
  env: Record<string, string | undefined>,
  print: Pick<Console, 'log' | 'error'> = console,
): Promise<number> {
  const options = readOptions(args, env)
  if ('help' in options) {
    print.log(USAGE)
    return 0
  }
  if ('error' in options) {
    print.error(`${options.error}\n\n${USAGE}`)
    return 2
  }
  const { endpoints, isJson, ...walkOptions } = options
  let table
  try {
    table = readEndpointTable(endpoints)
  } catch (error) {
    print.error((error as Error).message)
    return 2
  }
  const results = await walk({ ...walkOptions, table, steps })
  const [first] = results
  if (results.length === 1 && first) {
    print.error(`Login failed: ${first.detail}`)
    return 1
  }
  print.log(isJson ? JSON.stringify(toJson(results), null, 2) : toText(results))
  return exitCode(results)
}
