import type { Plot } from '~/contract/plots'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { AvailabilityBadge } from '~/subjects/plots/availability-badge'
import { PLOT_ANCHOR } from '~/subjects/plots/blocks'
import { comparedPlot } from '~/subjects/plots/price-values'
import type { ProjectChoice } from '~/subjects/plots/projects.server'
import { quoteAddress, ratedPlot } from '~/subjects/plots/quote-address'
import { Facing } from '~/subjects/plots/facing'
import { Amount, UpstreamText } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { useFocusOnResult } from '~/ui/form-layout/get-form'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

interface PlotPanelProps {
  plot: Plot
  project: ProjectChoice | undefined
  /** Without EMI charges. Null if unknown. */
  netSalePaise: number | null
}

/** Shows the status in the portal's words and, if they differ, in the upstream's. */
export function PlotPanel({ plot, project, netSalePaise }: PlotPanelProps) {
  const panel = useFocusOnResult<HTMLElement>()
  const { number, yards, facing, isCorner, isAvailable, statusName, shapeText } = plot
  return (
    <section id={PLOT_ANCHOR} aria-label={m.plot()} tabIndex={-1} ref={panel}>
      <Card heading={[m.plotNumber({ number }), project?.name].filter(Boolean).join(' · ')}>
        <DescriptionList
          items={[
            { label: m.plot(), value: number },
            ...(isAvailable && netSalePaise !== null
              ? [{ label: m.netSaleAmount(), value: <Amount paise={netSalePaise} />, isEmphasised: true }]
              : []),
            { label: m.yards(), value: yards ?? '—' },
            { label: m.facing(), value: <Facing facing={facing} isCorner={isCorner} /> },
            {
              label: m.status(),
              value: (
                <>
                  <AvailabilityBadge isAvailable={isAvailable} />
                  {statusName && !isSameStatus(statusName, isAvailable) && (
                    <>
                      {' '}
                      <UpstreamText>{statusName}</UpstreamText>
                    </>
                  )}
                </>
              ),
            },
            ...(shapeText ? [{ label: m.shape(), value: <UpstreamText>{shapeText}</UpstreamText> }] : []),
          ]}
        />
        {isAvailable && project && (
          <Stack direction="row" gap={12}>
            <ButtonLink to={quoteAddress(project, number)} variant="primary" icon="calculator">
              {m.quote()}
            </ButtonLink>
            {project.rate && (
              <TextLink to={paths.comparison({ add: comparedPlot(ratedPlot(project, number)) })} icon="plus">
                {m.addToCompare()}
              </TextLink>
            )}
          </Stack>
        )}
      </Card>
    </section>
  )
}

/** True if the upstream's status name equals the portal's in English. */
const isSameStatus = (statusName: string, isAvailable: boolean) =>
  statusName.toLowerCase() === (isAvailable ? 'available' : 'not available')
