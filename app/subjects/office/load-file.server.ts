import type { OfficeColumn, OfficeFile, OfficeRecord } from '~/contract/office'
import { m } from '~/messages/messages'
import { ApiError } from '~/api/errors'
import type { Desk } from '~/session/office-guard.server'
import type { Suggestion } from './reference-field'

/** Throws the error of an unknown record if there is no such file. */
export async function loadFile(desk: Desk, name: string | undefined): Promise<OfficeFile> {
  const file = (await desk.files()).find((declared) => declared.name === name)
  if (!file) throw notFound()
  return file
}

export const notFound = () => new ApiError('not-found', m.recordNotFound(), 'address')

/** For browsers without scripts, and until the person types. */
export async function loadSuggestions(
  desk: Desk,
  columns: OfficeColumn[],
): Promise<Record<string, Suggestion[]>> {
  const references = columns.filter(({ refersTo }) => refersTo)
  const files = [...new Set(references.map(({ refersTo }) => refersTo))]
  const found = new Map(
    await Promise.all(files.map(async (file) => [file, await desk.suggestions(file, '')] as const)),
  )
  return Object.fromEntries(references.map(({ name, refersTo }) => [name, found.get(refersTo) ?? []]))
}

export async function loadRecord(desk: Desk, file: string, key = ''): Promise<OfficeRecord> {
  const [record] = (await desk.records(file, { key })).rows
  if (!record) throw notFound()
  return record
}
