import type { FieldError } from '~/api/contract/field-errors'

/** The first error of each field of a form. `names` gives the form's names by the upstream's. */
export const errorsAtFields = (errors: FieldError[] = [], names: Record<string, string>) =>
  Object.entries(names).flatMap(([field, name]) => {
    const error = errors.find((error) => error.field === field)
    return error ? [{ name, message: error.message }] : []
  })
