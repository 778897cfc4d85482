import { Button } from '../button/button'
import type { Example } from '../example'
import { FormLayout } from '../form-layout/form-layout'
import { ConfirmLink } from './confirm-link'

export const examples: Example[] = [
  {
    name: 'a question before clearing',
    render: () => (
      <ConfirmLink to="?clear=all" label="Clear All" title="Are you sure?">
        {(close) => (
          <FormLayout
            actions={
              <>
                <Button variant="danger" type="button">
                  Yes
                </Button>
                <Button type="button" onClick={close}>
                  No
                </Button>
              </>
            }
          >
            <p>Everything is removed.</p>
          </FormLayout>
        )}
      </ConfirmLink>
    ),
  },
]
