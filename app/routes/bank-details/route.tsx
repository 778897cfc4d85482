import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type BankOfIfsc, bankOfIfsc } from '~/subjects/account/ifsc.server'
import { passwordFailure, withPasswordError } from '~/subjects/account/password-check.server'
import { fieldNames } from '~/screen/forms/form-schema'
import { readForm } from '~/screen/forms/read-form.server'
import type { FieldErrors, SubmissionResult } from '~/screen/forms/submission-result'
import { failed, failedCall, invalid } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import type { RequestArgs } from '~/api/caller.server'
import type { BankDetails } from '~/contract/bank'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { checkUploadedImage, reencodeUploadedImage, UnusableImage } from '~/files/uploaded-image.server'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requiresPassword } from '~/session/proof.server'
import { getPreferences } from '~/session/preferences.server'
import { isFetchRequest } from '~/session/fetch-request.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Heading } from '~/ui/heading/heading'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { RichText } from '~/ui/text/text'
import { Columns, Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { BranchText } from '~/subjects/account/branch-text'
import { ChangeForm } from './change-form'
import { PendingRequest } from './pending-request'
import { SECRET_FIELDS } from '~/subjects/account/account-schemas'
import { BankRequestSchema } from '~/subjects/account/bank-request-schema'

export const handle = pageTitle(m.bankDetails)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { session, api } = await requireAssociate(args)
  const { account, pending, hasChangeForm, rejectedText } = await api.bank.details()
  return {
    account: account && { ...account, branch: bankOfIfsc(account.ifsc) },
    pending: pending && toShown(pending),
    hasChangeForm,
    rejectedText,
    idempotencyKey: newIdempotencyKey(session),
    mayPaste: getPreferences(args).allowPaste === 'on',
    requiresPassword: await requiresPassword(session),
  }
}

/** Browsers get the image from the portal's own address. */
const toShown = ({ imageUrl, ...request }: NonNullable<BankDetails['pending']>) => ({
  ...request,
  branch: bankOfIfsc(request.ifsc),
  hasImage: imageUrl !== null,
})

type Person = Awaited<ReturnType<typeof requireAssociate>>
type BankForm = Awaited<ReturnType<typeof readForm<typeof BankRequestSchema>>>

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const person = await requireAssociate(args)
  const form = await withPasswordError(person.session, await readForm(args, BankRequestSchema, SECRET_FIELDS))
  const result = await requestChange(args, person, form)
  if (!('data' in result)) return result
  if (!isFetchRequest(request)) result.data.errors = { ...lostImageError(form), ...result.data.errors }
  // Without a script, only the server can name the bank of the typed IFSC code.
  const bank = bankOfIfsc((form.values.ifsc_code ?? '').trim().toUpperCase())
  return data({ ...result.data, bank }, result.init ?? undefined)
}

/** Does not check `pending`, because only the upstream can distinguish a form sent twice from a second request. */
async function requestChange(args: RequestArgs, person: Person, form: BankForm) {
  const { session, api } = person
  try {
    if (!(await api.bank.details()).hasChangeForm)
      return failed(form, { title: m.notSent(), message: m.confirmYourPendingRequestsFirst() })
    const original = await orImageError(checkUploadedImage(form.entriesOf('image')))
    if (!form.data || !original.value) return invalid(form, original.errors)
    const failure = await passwordFailure(args, person, form)
    if (failure) return failure
    // Re-encoding is costly, so all other checks come before it (decision 0009).
    const image = await orImageError(reencodeUploadedImage(original.value))
    if (!image.value) return invalid(form, image.errors)
    const { bytes, contentType } = image.value
    const { currentPassword: _, image: __, ...fields } = form.data
    const { message } = await api.bank.requestChange(
      fields,
      new Blob([new Uint8Array(bytes)], { type: contentType }),
      form.idempotencyKey,
    )
    logSecurity(args, 'bank change requested', { user: session.user.id })
    return await redirectWithToast(paths.bankDetails(), {
      type: 'success',
      message: message || m.bankRequestSent(),
    })
  } catch (error) {
    return failedCall(form, error, { title: m.notSent(), fields: fieldNames(BankRequestSchema) })
  }
}

/** A page load empties the file field, so the person must choose the image again. A submission by script loads no page. */
function lostImageError({ isGiven }: BankForm): FieldErrors {
  return isGiven('image') ? { image: { type: 'lost', message: m.pleaseChooseTheImageAgain() } } : {}
}

/** For an unusable image, the value is null and the field has an error. */
async function orImageError<Value>(
  read: Promise<Value>,
): Promise<{ value: Value | null; errors: FieldErrors }> {
  try {
    return { value: await read, errors: {} }
  } catch (error) {
    if (!(error instanceof UnusableImage)) throw error
    return { value: null, errors: { image: { type: 'image', message: error.message } } }
  }
}

export default function BankDetails() {
  const { account, pending, hasChangeForm, rejectedText, idempotencyKey, mayPaste, requiresPassword } =
    useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const failure = result?.status === 'failed' ? result.failure : undefined
  const showsChangeForm = hasChangeForm && !pending
  return (
    <Page title={m.bankDetails()}>
      {!showsChangeForm && failure && (
        <Notice tone="critical" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      {rejectedText && <Notice tone="critical">{rejectedText}</Notice>}
      <Columns>
        <Stack>
          {account ? <Account {...account} /> : <p>{m.noBankAccountYet()}</p>}
          {!hasChangeForm && (
            <Notice title={m.waitingForYourConfirmation()}>
              <RichText
                text={m.changeAfterPendingRequests()}
                parts={{ link: (words) => <TextLink to={paths.pendingRequests()}>{words}</TextLink> }}
              />
            </Notice>
          )}
        </Stack>
        {hasChangeForm && (
          <Stack>
            <Heading level={2}>{m.changeBankDetails()}</Heading>
            {pending ? (
              <PendingRequest {...pending} />
            ) : (
              <ChangeForm
                idempotencyKey={idempotencyKey}
                mayPaste={mayPaste}
                requiresPassword={requiresPassword}
              />
            )}
          </Stack>
        )}
      </Columns>
    </Page>
  )
}

interface AccountProps {
  bankName: string
  accountNumber: string
  ifsc: string
  branch: BankOfIfsc | null
}

function Account({ bankName, accountNumber, ifsc, branch }: AccountProps) {
  return (
    <DescriptionList
      items={[
        { label: m.bankName(), value: bankName },
        { label: m.accountNumber(), value: accountNumber },
        { label: m.ifscCode(), value: ifsc },
        ...(branch ? [{ label: m.branch(), value: <BranchText of={branch} /> }] : []),
      ]}
    />
  )
}
