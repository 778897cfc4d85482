import { AREAS, areaAt } from '~/paths/area'
import { deleteDraft, DRAFT_FIELDS, readStoredDraft, storeDraft } from './stored-draft'
import { getTabSignal, onTabSignal } from './tab-signals'

/*
 * Saves unsent form input, encrypted so that another user of this browser cannot read it: when the session ends (M016), and while the
 * person types, because a phone that is short of memory closes a tab and loads it anew later.
 */

const MAX_AGE_MS = 60 * 60_000
const PAUSE_MS = 500
const IV_BYTES = 12

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
interface Draft {
  path: string
  atMs: number
  /** Saved while the person typed. Opening another screen discards it, because the form was sent or given up. */
  isAutomatic: boolean
  fields: [key: string, value: string][]
}

const editedFields = new WeakSet<EventTarget>()
/** Typed values of each history entry, for Back. A logout drops them, because it loads a new document. */
const typedValues = new Map<unknown, Map<string, string>>()
/** Fields of the draft that are not on the page yet, such as those of a closed dialog. */
let pending: { path: string; values: Map<string, string> } | null = null
let isFirstScreen = true
/** True while `fill` fires events, because restored values make no new draft. */
let isFilling = false
let pause: ReturnType<typeof setTimeout> | undefined

/** Input before this call is not tracked; `isEdited` detects it by comparing the value with the default value. */
export function trackEdits(key: string) {
  const openedAt = Date.now()
  const saveAfterPause = () => {
    clearTimeout(pause)
    pause = setTimeout(() => {
      if (getTabSignal('left-at') < openedAt) void saveFields(key, keptFields(), true)
    }, PAUSE_MS)
  }
  addEventListener('input', ({ target }) => {
    if (target) editedFields.add(target)
    typedValues.set(historyEntry(), new Map(editedValues(postedFields())))
    if (!isFilling) saveAfterPause()
  })
  // What was typed while this script loaded.
  if (editedValues(keptFields()).length > 0) saveAfterPause()
  // Scripts prevent the default of their forms. All other forms load a document, perhaps of the same screen.
  addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) discardDraft()
  })
  addEventListener('focusin', fillPending)
  onTabSignal('left-at', discardDraft, new AbortController().signal)
}

function discardDraft() {
  clearTimeout(pause)
  deleteDraft()
}

export function saveDraft(key: string): Promise<void> {
  return saveFields(key, fieldsOfPage(), false)
}

async function saveFields(key: string, ofFields: Field[], isAutomatic: boolean): Promise<void> {
  clearTimeout(pause)
  const fields = editedValues(ofFields)
  if (fields.length === 0) return
  const draft: Draft = { path: currentPath(), atMs: Date.now(), isAutomatic, fields }
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  try {
    const encrypted = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await cryptoKey(key),
      new TextEncoder().encode(JSON.stringify(draft)),
    )
    storeDraft([...iv, ...new Uint8Array(encrypted)].join())
  } catch {
    // No draft is saved if storage is full or forbidden, or without the secure context that Web Crypto needs.
  }
}

/** Called once per screen. Returns true if it found a draft. */
export async function restoreDraft(key: string): Promise<boolean> {
  const loaded = addressOfDocument()
  // If the session ended while the tab was closed, the browser loads Login instead.
  const isReloaded =
    isFirstScreen &&
    [currentPath(), AREAS[areaAt(location.pathname)].login({ returnTo: currentPath() })].includes(loaded)
  isFirstScreen = false
  const path = currentPath()
  const values = typedValues.get(historyEntry())
  pending = values ? { path, values: new Map(values) } : null
  fillPending()
  const draft = await readDraft(key)
  if (!draft) return false
  const isOfThisScreen = draft.path === currentPath()
  // After a reload the draft stays, because the browser may load the tab anew again.
  if (draft.isAutomatic ? !isOfThisScreen || !isReloaded : isOfThisScreen) deleteDraft()
  if (!isOfThisScreen) return false
  if (draft.isAutomatic && !isReloaded) {
    // After a refusal the form is still filled in. After a success it is not.
    await saveFields(key, keptFields(), true)
    return false
  }
  pending = { path: draft.path, values: new Map(draft.fields) }
  fillPending()
  return true
}

async function readDraft(key: string): Promise<Draft | null> {
  const stored = readStoredDraft()
  if (!stored) return null
  try {
    const bytes = Uint8Array.from(stored.split(','), Number)
    const iv = bytes.subarray(0, IV_BYTES)
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await cryptoKey(key),
      bytes.subarray(IV_BYTES),
    )
    const draft = JSON.parse(new TextDecoder().decode(text)) as Draft
    if (Date.now() - draft.atMs < MAX_AGE_MS) return draft
  } catch {
    // The draft belongs to another user, or is damaged.
  }
  deleteDraft()
  return null
}

async function cryptoKey(key: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function fieldsOfPage(): Field[] {
  return [...document.querySelectorAll<Field>(DRAFT_FIELDS)].filter(
    ({ type, autocomplete }) =>
      !/^(hidden|file|password)$/.test(type) && !/password|one-time/.test(autocomplete),
  )
}

/** A form that only asks for a list has its values in the address. */
const postedFields = () => fieldsOfPage().filter(({ form }) => form?.method === 'post')

/** A script sends the form of a dialog and closes it, without another screen that would discard the draft. */
const keptFields = () => postedFields().filter((field) => !field.closest('dialog'))

const editedValues = (fields: Field[]) =>
  fields.filter(isEdited).map((field): [string, string] => [fieldKey(field), field.value])

const isChoice = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type)

export function isEdited(field: Field): boolean {
  if (isChoice(field)) return field.checked && (editedFields.has(field) || !field.defaultChecked)
  return editedFields.has(field) || field.value !== defaultValueOf(field)
}

/** A select without a default option starts with the first option. */
const defaultValueOf = (field: Field) =>
  'defaultValue' in field
    ? field.defaultValue
    : (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')

const fieldKey = (field: Field) =>
  [field.form?.getAttribute('action'), field.id, field.name, isChoice(field) && field.value].join()

function fillPending() {
  if (pending?.path !== currentPath()) return
  for (const field of fieldsOfPage()) {
    const key = fieldKey(field)
    const value = pending.values.get(key)
    if (value === undefined) continue
    pending.values.delete(key)
    fill(field, value)
  }
}

/** Fires the events of a real edit, so that React sees the value. */
function fill(field: Field, value: string) {
  isFilling = true
  if (!isChoice(field)) {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
    setter?.call(field, value)
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  } else if (!field.checked) field.click()
  isFilling = false
}

/** The address with which the browser loaded the document. Links to other screens do not change it. */
function addressOfDocument() {
  const { pathname, search } = new URL(
    performance.getEntriesByType('navigation')[0]?.name ?? '',
    location.href,
  )
  return pathname + search
}

const currentPath = () => location.pathname + location.search

/** Client navigation gives each entry of the history a key. */
const historyEntry = () => (history.state as { key?: string } | null)?.key
