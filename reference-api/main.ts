import closeWithGrace from 'close-with-grace'
import { readSettings } from './settings'
import { startApi } from './start'
import { StartError } from './start-error'

const start = async () => startApi(readSettings(process.env))
const api = await start().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
})
console.log(`The reference API listens on ${api.url}`)

closeWithGrace({ delay: 25_000 }, async ({ err }) => {
  if (err) console.error(err)
  await api.close()
})
