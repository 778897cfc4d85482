import { zodResolver } from '@hookform/resolvers/zod'
import { useActionData, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { useRemixForm } from 'remix-hook-form'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { useHydrated } from 'remix-utils/use-hydrated'
import type { ErrorSummaryProps } from '~/ui/error-summary/error-summary'
import { ERROR_PREFIX } from './page-title'

/** A rejected form: field errors, a form error, and the submitted values. */
export interface FormFailure {
  errors: Record<string, { type: string; message: string }>
  failure?: ErrorSummaryProps['failure']
  values: Record<string, string>
}

export type FormSchema = z.ZodObject<z.ZodRawShape> | z.ZodEffects<z.ZodObject<z.ZodRawShape>>

export const fieldNames = (schema: FormSchema): string[] =>
  Object.keys('shape' in schema ? schema.shape : schema.innerType().shape)

/** A form that works as plain HTML and validates while typing once hydrated. The server receives the same body in both cases. */
export function useScreenForm<Schema extends FormSchema>(schema: Schema, secrets: string[] = []) {
  type Values = z.input<Schema> & FieldValues
  const failed = useActionData<FormFailure>()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const form = useRemixForm<Values>({
    mode: 'onTouched',
    // The error summary takes the focus.
    shouldFocusError: false,
    resolver: zodResolver(schema),
    defaultValues: failed?.values as DefaultValues<Values> | undefined,
    stringifyAllValues: false,
    submitHandlers: {
      onValid: (_, event) => {
        const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter
        submit(submitter instanceof HTMLButtonElement ? submitter : (event?.target as HTMLFormElement))
      },
    },
  })
  // Secrets are never returned to the form.
  useEffect(() => {
    if (failed) for (const name of secrets) form.setValue(name as Path<Values>, '' as never)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per response
  }, [failed])

  // Matches the title that the server sets for a rejected form.
  const attempts = form.formState.submitCount
  const hasFailedHere = attempts > 0 && Object.keys(form.formState.errors).length > 0
  useEffect(() => {
    if (hasFailedHere && !document.title.startsWith(ERROR_PREFIX))
      document.title = ERROR_PREFIX + document.title
  }, [hasFailedHere, attempts])

  // During server rendering the form library has no errors yet.
  const errorOf = (name: string): string | undefined => {
    const checked = form.formState.errors[name]?.message
    return typeof checked === 'string' ? checked : isHydrated ? undefined : failed?.errors[name]?.message
  }
  return {
    onSubmit: form.handleSubmit,
    isSubmitting: form.formState.isSubmitting,
    /** Only after hydration: plain HTML cannot validate. */
    isSoftDisabled: isHydrated && !form.formState.isValid,
    values: failed?.values ?? {},
    summary: {
      failure: failed?.failure,
      attempt: `${attempts} ${JSON.stringify(failed ?? null)}`,
      errors: fieldNames(schema).flatMap((name) => {
        const message = errorOf(name)
        const isShown = attempts > 0 || failed?.errors[name]
        return message && isShown ? [{ name, message }] : []
      }),
    },
    field: (name: Path<Values> & string, { deps }: { deps?: (Path<Values> & string)[] } = {}) => {
      const { ref, onChange, onBlur } = form.register(name, { deps })
      return {
        name,
        inputRef: ref,
        onChange,
        onBlur,
        defaultValue: failed?.values[name],
        error: errorOf(name),
      }
    },
  }
}
