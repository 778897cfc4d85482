import { useFetcher, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import type { CashBillCard } from '~/api/contract/cash-bills'
import { paths } from '~/paths'
import { FORM_KEY } from '~/session/form-key'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { showToast } from '~/ui/toast/toast-messages'
import type { Outcome } from './outcome'

/** After the message has been there for a moment the list is loaded anew (checklist M211). */
const RELOAD_AFTER_MS = 1_500

interface ConfirmFormProps {
  card: CashBillCard
  formKey: string
  /** Closes the dialog that holds the form; on its own page a link leads back. */
  onClose?: () => void
}

/** The card's own question with its two answers. One press is one effect: a second is not sent, and a repeated one is known. */
export function ConfirmForm({ card, formKey, onClose }: ConfirmFormProps) {
  const fetcher = useFetcher<Outcome>()
  const { revalidate } = useRevalidator()
  const outcome = fetcher.data

  useEffect(() => {
    if (!outcome) return
    showToast({ type: outcome.isDone ? 'success' : 'error', message: outcome.message })
    onClose?.()
    if (!outcome.isDone) return
    const timer = setTimeout(revalidate, RELOAD_AFTER_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each outcome
  }, [outcome])

  return (
    <fetcher.Form method="post" action={paths.cashCommission()}>
      <input type="hidden" name={FORM_KEY} value={formKey} />
      <input
        type="hidden"
        name="comm_ids"
        value={card.bills.map(({ commissionId }) => commissionId).join(',')}
      />
      <input type="hidden" name="cash_cmsn_bill_status" value={card.status} />
      <FormLayout
        actions={
          <>
            <Button variant="primary" isPending={fetcher.state !== 'idle'}>
              Yes, Proceed
            </Button>
            {onClose ? (
              <Button type="button" onClick={onClose}>
                Close
              </Button>
            ) : (
              <ButtonLink to={paths.cashCommission()}>Close</ButtonLink>
            )}
          </>
        }
      >
        <p>{card.question}</p>
      </FormLayout>
    </fetcher.Form>
  )
}
