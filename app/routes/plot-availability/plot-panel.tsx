import type { Plot } from '~/api/contract/plots'
import { Badge } from '~/ui/badge/badge'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { useFocusOnResult } from '~/ui/form-layout/use-focus-on-result'

export const PLOT_ID = 'plot'

/** `status` in the portal's words, and in the upstream's. */
export function PlotPanel({ plot, projectName }: { plot: Plot; projectName: string }) {
  const panel = useFocusOnResult<HTMLElement>()
  const { number, yards, facing, isAvailable, statusName, shapeText } = plot
  return (
    <section id={PLOT_ID} aria-label="Plot" tabIndex={-1} ref={panel}>
      <Card heading={[`Plot ${number}`, projectName].filter(Boolean).join(' · ')}>
        <DescriptionList
          items={[
            { label: 'Plot', value: number },
            { label: 'Yards', value: yards ?? '—' },
            { label: 'Facing', value: facing || '—' },
            {
              label: 'Status',
              value: (
                <>
                  <Badge tone={isAvailable ? 'positive' : 'critical'}>
                    {isAvailable ? 'Available' : 'Not Available'}
                  </Badge>
                  {statusName && !isSame(statusName, isAvailable) && ` ${statusName}`}
                </>
              ),
            },
            ...(shapeText ? [{ label: 'Shape', value: shapeText }] : []),
          ]}
        />
      </Card>
    </section>
  )
}

/** Shows the upstream's word only if it adds something. */
const isSame = (statusName: string, isAvailable: boolean) =>
  statusName.toLowerCase() === (isAvailable ? 'available' : 'not available')
