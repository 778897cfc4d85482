import { Amount } from '../text/text'
import type { Example } from '../example'
import { Stack } from '../stack/stack'
import { Accordion } from './accordion'

export const examples: Example[] = [
  {
    name: 'closed and open',
    render: () => (
      <Stack gap={8}>
        <Accordion heading="Ravi Kumar" detail="Plot 112" meta={<Amount paise={14_200_00} />}>
          <p>Content</p>
        </Accordion>
        <Accordion
          heading="వెంకట సత్య సూర్య నారాయణ రాజు Venkata Satya Surya Narayana Raju"
          detail="Plot 113, 200 sq. yards, East"
          meta={<Amount paise={999_999_999_00} />}
          defaultOpen
        >
          <p>Content</p>
        </Accordion>
      </Stack>
    ),
  },
]
