import { zodResolver } from '@hookform/resolvers/zod'
import { useActionData, useLocation, useNavigation, useSubmit } from '@remix-run/react'
import { type FocusEvent, useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, Resolver } from 'react-hook-form'
import { useRemixForm } from 'remix-hook-form'
import { useHydrated } from 'remix-utils/use-hydrated'
import type * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { fieldNames, type FormSchema, labelOf } from './form-schema'
import { isRejection, type SubmissionResult } from './submission-result'

/** Validation and state of a screen's form. The server receives the same body with and without scripts. */
export function useScreenForm<Schema extends FormSchema>(schema: Schema, secretFields: string[] = []) {
  type Values = z.input<Schema> & FieldValues
  const result = useActionData<SubmissionResult>()
  const rejection = isRejection(result) ? result : undefined
  const submit = useSubmit()
  const { formAction } = useNavigation()
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  const form = useRemixForm<Values>({
    mode: 'onTouched',
    // The error summary gets the focus.
    shouldFocusError: false,
    resolver: zodResolver(schema) as unknown as Resolver<Values>,
    defaultValues: rejection?.values as DefaultValues<Values> | undefined,
    stringifyAllValues: false,
    submitHandlers: {
      onValid: (_, event) => {
        const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter
        submit(submitter instanceof HTMLButtonElement ? submitter : (event?.target as HTMLFormElement))
      },
    },
  })
  // Empties the secret fields, because the server returns no secrets.
  useEffect(() => {
    if (rejection) for (const name of secretFields) form.setValue(name as Path<Values>, '' as never)
    // oxlint-disable-next-line exhaustive-deps -- once per response
  }, [rejection])

  // Every render reads `isValid`, because the form library tracks only what a render has read.
  const { isValid } = form.formState

  // Sets the same title as the server does for a rejected form.
  const attempts = form.formState.submitCount
  const hasFailedHere = attempts > 0 && Object.keys(form.formState.errors).length > 0
  useEffect(() => {
    if (hasFailedHere && !document.title.startsWith(m.errorMessage({ message: '' })))
      document.title = m.errorMessage({ message: document.title })
  }, [hasFailedHere, attempts])

  // During server rendering the form library has no errors yet.
  const errorOf = (name: string): string | undefined => {
    const message = form.formState.errors[name]?.message
    if (typeof message === 'string') return message
    return isHydrated ? undefined : rejection?.errors[name]?.message
  }
  return {
    onSubmit: form.handleSubmit,
    // `formState` covers only the validation. The address in `formAction` excludes other forms of the page, such as Log Out.
    isSubmitting: form.formState.isSubmitting || formAction?.split('?')[0] === pathname,
    /** False before hydration, because plain HTML could not enable the button again. */
    isSoftDisabled: isHydrated && !isValid,
    values: rejection?.values ?? {},
    summary: {
      failure: rejection?.status === 'failed' ? rejection.failure : undefined,
      attempt: `${attempts} ${JSON.stringify(rejection ?? null)}`,
      errors: fieldNames(schema).flatMap((name) => {
        const message = errorOf(name)
        const isShown = attempts > 0 || rejection?.errors[name]
        return message && isShown ? [{ name, message }] : []
      }),
    },
    field: (name: Path<Values> & string, { deps }: { deps?: (Path<Values> & string)[] } = {}) => {
      const { ref, onChange, onBlur } = form.register(name, { deps })
      return {
        name,
        label: labelOf(schema, name),
        inputRef: ref,
        onChange,
        onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)),
        defaultValue: rejection?.values[name],
        error: errorOf(name),
      }
    },
  }
}

/**
 * Runs `work` at the end of a press if there is one. A message that appears between press and release moves the pressed link or button, so
 * that the browser sends no click.
 */
function afterPress(work: () => void): void {
  if (!document.querySelector(':active')) return work()
  // The click follows the release in the same task.
  document.addEventListener('mouseup', () => setTimeout(work), { once: true })
}
