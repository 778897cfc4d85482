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

/** The folders that are left if those that import none of the others, or that none of them imports, are taken away again and again. */
function circlesIn(graph: Map<string, Set<string>>): string[] {
  let rooms = [...graph.keys()]
  for (;;) {
    const imported = new Set(rooms.flatMap((room) => [...graph.get(room)!]))
    const left = rooms.filter(
      (room) => imported.has(room) && rooms.some((other) => graph.get(room)!.has(other)),
    )
    if (left.length === rooms.length) return rooms
    rooms = left
  }
}
