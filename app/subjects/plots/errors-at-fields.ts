import type { FieldError } from '~/contract/field-errors'

/** The first error of each field of a form. `names` maps the upstream's field names to those of the form. */
export const errorsAtFields = (errors: FieldError[] = [], names: Record<string, string>) =>
  Object.entries(names).flatMap(([field, name]) => {
    const error = errors.find((one) => one.field === field)
    return error ? [{ name, message: error.message }] : []
  })
