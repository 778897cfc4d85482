import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const PROGRAMS = ['app', 'reference-api']
/** Each folder in these is a room of its own. */
const HOUSES = ['app/routes', 'app/subjects']
const SOURCE = /(?<!\.test|\.examples|\.d)\.tsx?$/
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']

it('no folder imports, directly or through others, a folder that imports it', () => {
  expect(circlesIn(folderGraph())).toEqual([])
})

/** A file beside the folders of a program counts as a folder. */
function roomOf(file: string): string {
  const house = HOUSES.find((path) => file.startsWith(`${path}/`))
  return file
    .split('/')
    .slice(0, house ? 3 : 2)
    .join('/')
}

function folderGraph(): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const file of PROGRAMS.flatMap(sourcesIn)) {
    const imports = graph.get(roomOf(file)) ?? new Set()
    graph.set(roomOf(file), imports)
    for (const imported of importsOf(file))
      if (roomOf(imported) !== roomOf(file)) imports.add(roomOf(imported))
  }
  return graph
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => SOURCE.test(file))

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^[.~]/.test(fileName)) return []
    const path = fileName.startsWith('~/') ? fileName.replace('~', 'app') : join(dirname(file), fileName)
    return ENDINGS.map((ending) => path + ending).filter((found) => SOURCE.test(found) && existsSync(found))
  })
}

/** Tarjan's strongly connected components of more than one folder. */
function circlesIn(graph: Map<string, Set<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  for (const room of graph.keys()) if (!order.has(room)) visit(room)
  return circles.sort((a, b) => b.length - a.length)

  function visit(room: string) {
    order.set(room, order.size)
    lowest.set(room, order.get(room)!)
    open.push(room)
    for (const next of graph.get(room) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(room, Math.min(lowest.get(room)!, lowest.get(next)!))
    }
    if (lowest.get(room) !== order.get(room)) return
    const circle = open.splice(open.indexOf(room)).sort()
    if (circle.length > 1) circles.push(circle)
  }
}
