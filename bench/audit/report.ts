import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '../../app/files/error-page.server'
import type { Inspection, Mode } from './inspect-page'

export interface Row extends Inspection {
  persona: string
  mode: Mode
  path: string
  screenshot: string | null
}

export function printHead() {
  console.log(line('who', 'mode', 'page B', 'script B', 'requests', 'shift', 'address'))
}

export function printRow(row: Row) {
  const numbers = [row.pageBytes, row.scriptBytes, row.requests].map(String)
  const shift = row.layoutShift === null ? '' : row.layoutShift.toFixed(3)
  console.log(line(row.persona, row.mode, ...numbers, shift, row.path))
  for (const finding of row.findings) console.log(`      ✗ ${finding}`)
}

export function printSums(rows: Row[], unlinked: string[]) {
  const pages = rows.filter(({ screenshot }) => screenshot)
  const findingCount = rows.reduce((sum, { findings }) => sum + findings.length, 0)
  for (const pattern of unlinked) console.log(`not linked: ${pattern}`)
  for (const mode of ['js', 'no-js', 'lite'] as const) {
    const ofMode = pages.filter((row) => row.mode === mode)
    if (ofMode.length > 0) console.log(`${mode}: ${ofMode.length} pages, largest ${largest(ofMode)}`)
  }
  console.log(`${pages.length} pages, ${findingCount} findings`)
}

function largest(rows: Row[]): string {
  const page = rows.reduce((heaviest, row) => (row.pageBytes > heaviest.pageBytes ? row : heaviest))
  const script = rows.reduce((heaviest, row) => (row.scriptBytes > heaviest.scriptBytes ? row : heaviest))
  return `page ${page.pageBytes} B (${page.path}), scripts ${script.scriptBytes} B (${script.path})`
}

function line(who: string, mode: string, ...rest: string[]): string {
  const [page = '', script = '', requests = '', shift = '', address = ''] = rest
  return [
    who.padEnd(3),
    mode.padEnd(6),
    page.padStart(8),
    script.padStart(9),
    requests.padStart(9),
    shift.padStart(6),
    ` ${address}`,
  ].join('')
}

export function writeReport(folder: string, rows: Row[], unlinked: string[]) {
  const sections = rows.map(
    (row) => `<section><h2>${escapeHtml(row.persona)} · ${row.mode} · ${escapeHtml(row.path)}</h2>
<p>${row.status} · ${row.pageBytes} B page, ${row.scriptBytes} B scripts, ${row.requests} requests</p>
<ul>${row.findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('')}</ul>
${row.screenshot ? `<img loading="lazy" width="240" src="${escapeHtml(row.screenshot)}" alt="">` : ''}</section>`,
  )
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Audit</title>
<style>body{font:14px system-ui;margin:16px}section{display:inline-block;vertical-align:top;width:260px;margin:8px}h2{font-size:13px;overflow-wrap:anywhere}li{color:#a4161a;overflow-wrap:anywhere}</style>
<h1>Audit</h1><p>Not linked: ${unlinked.map(escapeHtml).join(', ') || 'none'}</p>${sections.join('\n')}</html>`
  writeFileSync(join(folder, 'index.html'), html)
}
