import { Button } from '../button/button'
import type { Example } from '../example'
import { TextField } from '../field/text-field'
import { TextLink } from '../text-link/text-link'
import { FormLayout } from './form-layout'

export const examples: Example[] = [
  {
    name: 'field, button and link',
    render: () => (
      <FormLayout
        actions={
          <>
            <Button variant="primary">Login</Button>
            <TextLink to="/forgot-password">Forgot Password</TextLink>
          </>
        }
      >
        <TextField name="userId" label="User ID" autoComplete="username" />
      </FormLayout>
    ),
  },
]
