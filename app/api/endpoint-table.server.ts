import { readFileSync } from 'node:fs'
import { env } from '~/env.server'
import { type EndpointTable, withOverrides } from './endpoint-overrides'

/** Read when the server starts: an invalid file prevents the start instead of breaking pages later. */
export const { calls, constants } = readOrExit(env.apiEndpointsFile)

/** Throws for an unreadable or invalid file. */
export function readEndpointTable(file: string | undefined): EndpointTable {
  if (file === undefined) return withOverrides({})
  return withOverrides(parse(file, read(file)))
}

function readOrExit(file: string | undefined): EndpointTable {
  try {
    return readEndpointTable(file)
  } catch (error) {
    // Operators need the message, not the stack.
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`API_ENDPOINTS_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    // Node's message may quote the text around the error, with its line breaks.
    const detail = (error as Error).message.replace(/\s+/g, ' ')
    throw new Error(`API_ENDPOINTS_FILE: ${file} is not JSON: ${detail}`)
  }
}
