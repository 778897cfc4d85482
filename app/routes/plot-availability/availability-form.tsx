import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { PLOT_ANCHOR } from '~/subjects/plots/blocks'
import type { ProjectChoice } from '~/subjects/plots/projects.server'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { SelectField } from '~/ui/field/select-field'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { useResetOnNavigation } from '~/ui/form-layout/get-form'

interface AvailabilityFormProps {
  values: { project_id: string; key: string }
  errors: { name: string; message: string }[]
  projects: ProjectChoice[]
}

export function AvailabilityForm({ values, errors, projects }: AvailabilityFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigationKey = useResetOnNavigation(form)
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message
  const hasProject = projects.some(({ id }) => id === values.project_id)
  return (
    <Form method="get" action={`${paths.plotAvailability()}#${PLOT_ANCHOR}`} ref={form} noValidate>
      <FormLayout
        summary={<ErrorSummary errors={errors} attempt={navigationKey} />}
        actions={
          <>
            <Button variant="primary">{m.checkPlot()}</Button>
            <Button name="layout" value="show">
              {m.seeMap()}
            </Button>
          </>
        }
      >
        <SelectField
          name="project_id"
          label={m.project()}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={hasProject ? undefined : m.selectProject()}
          defaultValue={values.project_id}
          error={errorOf('project_id')}
        />
        <TextField
          name="key"
          label={m.plotNo()}
          autoComplete="off"
          defaultValue={values.key}
          error={errorOf('key')}
        />
      </FormLayout>
    </Form>
  )
}
