import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { LayoutPicture } from '~/ui/layout-picture/layout-picture'
import { Heading } from '~/ui/heading/heading'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Stack } from '~/ui/stack/stack'
import { picture } from './home.css'

/** What an associate without commission does first, and what the office does then. */
export function FirstSteps({ hasProjects }: { hasProjects: boolean }) {
  const selling = [
    { label: m.findAPlot(), detail: m.findAPlotHow(), to: paths.plotAvailability() },
    { label: m.sendItsPrice(), detail: m.sendItsPriceHow(), to: paths.priceCalculator() },
  ]
  const steps = [
    ...(hasProjects ? selling : [{ label: m.officeAddsProjects(), detail: m.noProjectYet() }]),
    { label: m.officeRecordsBooking(), detail: m.officeRecordsBookingThen() },
    { label: m.addBankDetails(), detail: m.addBankDetailsWhy(), to: paths.bankDetails() },
  ]
  return (
    <section aria-labelledby="first-steps">
      <Stack gap={8}>
        <Heading level={2} id="first-steps">
          {m.whatComesNext()}
        </Heading>
        <div className={picture}>
          <LayoutPicture size="small" />
        </div>
        <Ledger>
          {steps.map(({ label, ...step }, index) => (
            <LedgerRow key={label} label={`${index + 1}. ${label}`} {...step} />
          ))}
        </Ledger>
      </Stack>
    </section>
  )
}
