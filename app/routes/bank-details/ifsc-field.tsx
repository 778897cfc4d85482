import { type ChangeEvent, useState } from 'react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { TextField, type TextFieldProps } from '~/ui/field/text-field'
import { BranchText } from '~/subjects/account/branch-text'
import { usePart } from '~/ui/part/use-part'
import { Stack } from '~/ui/stack/stack'
import type { loader as bankLoader } from './bank.route'
import type { BankOfIfsc } from '~/subjects/account/ifsc.server'

const IFSC_LENGTH = 11
const IFSC_LETTERS = 4

/** Uppercases the code, accepts four letters and then letters and digits (M102), and names the bank of a complete code. */
export function IfscField(
  props: Pick<
    TextFieldProps,
    'name' | 'label' | 'defaultValue' | 'error' | 'inputRef' | 'onChange' | 'onBlur'
  > & {
    /** Bank of the submitted code. */
    bank?: BankOfIfsc | null
  },
) {
  const part = usePart<typeof bankLoader>()
  const [typedCode, setTypedCode] = useState<string>()

  const foundBank = part.data?.ifsc === typedCode ? part.data?.bank : null
  const bank = typedCode === undefined ? props.bank : foundBank

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const caret = input.selectionStart
    input.value = input.value.toUpperCase()
    input.setSelectionRange(caret, caret)
    props.onChange?.(event)
    const code = input.value.trim()
    if (code.length === IFSC_LENGTH && code !== typedCode) part.load(paths.bankOfIfsc(code))
    setTypedCode(code)
  }

  return (
    <Stack gap={4}>
      <TextField
        {...props}
        hint={m.ifscHint()}
        autoComplete="off"
        allowsKey={(key, caret) => (caret < IFSC_LETTERS ? /[a-z]/i : /[a-z0-9]/i).test(key)}
        onChange={change}
      />
      <div role="status">{bank && <BranchText of={bank} />}</div>
    </Stack>
  )
}
