import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express from 'express'

// Like the framework's default template for Express: streaming, compression.
const built = './build/server/index.js'
const build = (await import(built)) as ServerBuild
const app = express()
app.get('/healthz', (_request, response) => void response.send('ok'))
app.use(compression())
app.disable('x-powered-by')
app.use('/assets', express.static('build/client/assets', { immutable: true, maxAge: '1y' }))
app.all('*', createRequestHandler({ build }))
app.listen(Number(process.env.PORT))
