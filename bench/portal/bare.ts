import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { fetchRows } from './template/app/fetch-rows'
import { cellsOf, HEADS, type Instalment, Statement } from './template/app/statement'

// Serves the EMI statement without a framework, rendered by React or by string templates (argument `react` or `text`). The session cookie
// is the token itself.

const render = process.argv[2] === 'react' ? renderWithReact : renderText
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }

createServer((request, response) => {
  if (request.url === '/healthz') return void response.end('ok')
  const bookingId = request.url?.split('/')[3] ?? ''
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  void fetchRows(bookingId, token)
    .then((rows) => promisify(brotliCompress)(render(rows), { params }))
    .then((page) => {
      const length = String(page.length)
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Encoding': 'br',
        'Content-Length': length,
      })
      response.end(page)
    })
}).listen(Number(process.env.PORT))

function renderWithReact(rows: Instalment[]): string {
  return `<!DOCTYPE html><title>EMI statement</title>${renderToString(createElement(Statement, { rows }))}`
}

function renderText(rows: Instalment[]): string {
  const head = HEADS.map((text) => `<th>${text}</th>`).join('')
  const body = rows.map((row) => `<tr>${cellsOf(row).map(cell).join('')}</tr>`).join('')
  return `<!DOCTYPE html><title>EMI statement</title><h1>EMI statement</h1><table><tr>${head}</tr>${body}</table>`
}

const cell = (text: string) => `<td>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</td>`
