import { FORM_KEY } from '~/session/form-key'

/** What somebody typed and has not sent when the page has to be left: it goes along, and is offered to them again. */
export interface UnsentForm {
  path: string
  fields: [string, string][]
}

export function findUnsentForm(): UnsentForm | null {
  // Without a key nobody could tell whose it is.
  const form = [...document.forms].find(
    ({ elements }) => elements.namedItem(FORM_KEY) && [...elements].some(isTyped),
  )
  if (!form) return null
  const { pathname, search } = new URL(form.action)
  // Files are not kept.
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { path: pathname + search, fields }
}

/** Passwords are no reason to keep a form, and nothing that is kept. */
const isTyped = (field: Element) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  /^(text|email|tel|textarea)$/.test(field.type) &&
  field.value !== field.defaultValue

/** By a form, as a button does: the page itself is left. */
export function leaveByForm(action: string, fields: UnsentForm['fields'] = []) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of fields) {
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
