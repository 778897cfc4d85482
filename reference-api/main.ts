import closeWithGrace from 'close-with-grace'
import { readSettings } from './settings'
import { startApi } from './start'

const api = await startApi(readSettings(process.env))
console.log(`The reference API listens on ${api.url}`)

closeWithGrace({ delay: 25_000 }, async ({ err }) => {
  if (err) console.error(err)
  await api.close()
})
