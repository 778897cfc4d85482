/*
 * What was typed and not yet sent outlives the session in its tab, for the same person alone: it is sealed with a key that only
 * their own pages hold, which are stored nowhere (checklist M016).
 */
const KEPT = 'typed-text'
const KEPT_MS = 60 * 60_000
const IV_BYTES = 12

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
interface Typed {
  path: string
  atMs: number
  fields: [place: string, value: string][]
}

const touched = new WeakSet<EventTarget>()
/** What belongs to fields that are not there yet: those of a dialog come when it opens. */
let waiting: { path: string; values: Map<string, string> } | null = null

/** What is typed before has no other sign than that it differs from what the page came with. */
export function watchTyping(): () => void {
  const touch = ({ target }: Event) => target && touched.add(target)
  addEventListener('input', touch)
  addEventListener('focusin', putBack)
  return () => {
    removeEventListener('input', touch)
    removeEventListener('focusin', putBack)
  }
}

export async function saveDraft(key: string): Promise<void> {
  const fields = fieldsOfPage()
    .filter(isTyped)
    .map((field): [string, string] => [placeOf(field), field.value])
  if (fields.length === 0) return
  const typed: Typed = { path: here(), atMs: Date.now(), fields }
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  try {
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await cryptoKey(key),
      new TextEncoder().encode(JSON.stringify(typed)),
    )
    sessionStorage.setItem(KEPT, [...iv, ...new Uint8Array(sealed)].join())
  } catch {
    // Without a secure connection nothing can be sealed, and what is not sealed is not kept.
  }
}

/** Puts it back where it was typed, and answers whether it did. What another person left is thrown away. */
export async function restoreDraft(key: string): Promise<boolean> {
  waiting = null
  const typed = await readDraft(key)
  if (typed?.path !== here()) return false
  deleteDraft()
  waiting = { path: typed.path, values: new Map(typed.fields) }
  putBack()
  return true
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

async function readDraft(key: string): Promise<Typed | null> {
  try {
    const kept = sessionStorage.getItem(KEPT)
    if (!kept) return null
    const bytes = Uint8Array.from(kept.split(','), Number)
    const iv = bytes.subarray(0, IV_BYTES)
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await cryptoKey(key),
      bytes.subarray(IV_BYTES),
    )
    const typed = JSON.parse(new TextDecoder().decode(text)) as Typed
    if (Date.now() - typed.atMs < KEPT_MS) return typed
  } catch {
    // Sealed for somebody else.
  }
  deleteDraft()
  return null
}

async function cryptoKey(key: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Those of forms that are sent by hand; secrets and files are never kept. */
function fieldsOfPage(): Field[] {
  const all = document.querySelectorAll<Field>(
    'main form:not([role=search]) :is(input,textarea,select)[name]',
  )
  return [...all].filter(
    ({ type, autocomplete }) =>
      !/^(hidden|file|password)$/.test(type) && !/password|one-time/.test(autocomplete),
  )
}

const isChoice = (field: Field): field is HTMLInputElement => /^(radio|checkbox)$/.test(field.type)

function isTyped(field: Field): boolean {
  if (isChoice(field)) return field.checked && touched.has(field)
  return touched.has(field) || ('defaultValue' in field && field.value !== field.defaultValue)
}

const placeOf = (field: Field) =>
  [field.form?.getAttribute('action'), field.id, field.name, isChoice(field) && field.value].join()

function putBack() {
  if (waiting?.path !== here()) return
  for (const field of fieldsOfPage()) {
    const place = placeOf(field)
    const value = waiting.values.get(place)
    if (waiting.values.delete(place)) put(field, value ?? '')
  }
}

/** As a hand does it, so that the form hears of it. */
function put(field: Field, value: string) {
  if (isChoice(field)) return field.checked || field.click()
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const here = () => location.pathname + location.search
