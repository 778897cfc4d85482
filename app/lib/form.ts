import { zodResolver } from '@hookform/resolvers/zod'
import { useActionData, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { useRemixForm } from 'remix-hook-form'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { useHydrated } from 'remix-utils/use-hydrated'
import type { ErrorSummaryProps } from '~/ui/error-summary/error-summary'
import { ERROR_PREFIX } from './page-title'

/**
 * What an action answers when a form cannot be accepted: a message for each field, a message for the whole form, and what was
 * typed, so that nothing is lost.
 */
export interface FormFailure {
  errors: Record<string, { type: string; message: string }>
  failure?: ErrorSummaryProps['failure']
  values: Record<string, string>
}

export type FormSchema = z.ZodObject<z.ZodRawShape> | z.ZodEffects<z.ZodObject<z.ZodRawShape>>

export const fieldNames = (schema: FormSchema): string[] =>
  Object.keys('shape' in schema ? schema.shape : schema.innerType().shape)

/**
 * A form that works as plain HTML and is checked while typing once hydrated. With JavaScript the browser's own form is sent,
 * with the button that was pressed, so the server receives the same body in both cases.
 */
export function useScreenForm<Schema extends FormSchema>(schema: Schema, secrets: string[] = []) {
  type Values = z.input<Schema> & FieldValues
  const answer = useActionData<FormFailure>()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const form = useRemixForm<Values>({
    mode: 'onTouched',
    // The error summary takes the focus, as it does in plain HTML.
    shouldFocusError: false,
    resolver: zodResolver(schema),
    defaultValues: answer?.values as DefaultValues<Values> | undefined,
    stringifyAllValues: false,
    submitHandlers: {
      onValid: (_, event) => {
        const submitter = (event?.nativeEvent as SubmitEvent | undefined)?.submitter
        submit(submitter instanceof HTMLButtonElement ? submitter : (event?.target as HTMLFormElement))
      },
    },
  })
  // A form that comes back holds no secret, as in plain HTML.
  useEffect(() => {
    if (answer) for (const name of secrets) form.setValue(name as Path<Values>, '' as never)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [answer])

  // What the browser found wrong by itself is in the title too, as when the server finds it.
  const attempts = form.formState.submitCount
  const hasFailedHere = attempts > 0 && Object.keys(form.formState.errors).length > 0
  useEffect(() => {
    if (hasFailedHere && !document.title.startsWith(ERROR_PREFIX))
      document.title = ERROR_PREFIX + document.title
  }, [hasFailedHere, attempts])

  // While the server renders, the library has not yet taken over the answer's errors.
  const errorOf = (name: string): string | undefined => {
    const checked = form.formState.errors[name]?.message
    return typeof checked === 'string' ? checked : isHydrated ? undefined : answer?.errors[name]?.message
  }
  return {
    onSubmit: form.handleSubmit,
    isSubmitting: form.formState.isSubmitting,
    /** Looks disabled while something is missing; plain HTML cannot know, so there it never does. */
    isSoftDisabled: isHydrated && !form.formState.isValid,
    /** What was typed before the form came back. */
    kept: answer?.values ?? {},
    summary: {
      failure: answer?.failure,
      attempt: `${attempts} ${JSON.stringify(answer ?? null)}`,
      errors: fieldNames(schema).flatMap((name) => {
        const message = errorOf(name)
        const isAnswered = attempts > 0 || answer?.errors[name]
        return message && isAnswered ? [{ name, message }] : []
      }),
    },
    /** Props of the field of that name. */
    field: (name: Path<Values> & string, { deps }: { deps?: (Path<Values> & string)[] } = {}) => {
      const { ref, onChange, onBlur } = form.register(name, { deps })
      return {
        name,
        inputRef: ref,
        onChange,
        onBlur,
        defaultValue: answer?.values[name],
        error: errorOf(name),
      }
    },
  }
}
