import { Form } from '@remix-run/react'
import { type ChangeEvent, useRef } from 'react'
import type { EmiPlan } from '~/contract/plots'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { ProjectChoice } from '~/subjects/plots/projects.server'
import { plainOnly, screenOnly } from '~/ui/styles/shared.css'
import { Button, ButtonLink } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { RadioList } from '~/ui/field/radio-list'
import { SelectField } from '~/ui/field/select-field'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { useResetOnNavigation } from '~/ui/form-layout/get-form'
import { tenure } from './price.css'
import { EMI_TENURE, OUTRIGHT, type PriceValues, RESULT_ID } from '~/subjects/plots/price-values'

interface PriceFormProps {
  values: PriceValues
  errors: { name: string; message: string }[]
  projects: ProjectChoice[]
  plans: EmiPlan[]
  /** The screen to which the page leads back. */
  from?: string
  /** Called after a change of project, plan or tenure. */
  onChange: () => void
}

export function PriceForm({ values, errors, projects, plans, from, onChange }: PriceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const price = useRef<HTMLInputElement>(null)
  const navigationKey = useResetOnNavigation(form)
  const errorOf = (name: keyof PriceValues) => errors.find((error) => error.name === name)?.message
  const hasProject = projects.some(({ id }) => id === values.project_id)
  const hasTenure = plans.some(({ id }) => id === values.emi_id)

  function changeProject({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const project = projects.find(({ id }) => id === currentTarget.value)
    if (project && price.current) price.current.value = project.rate
    onChange()
  }

  return (
    <Form
      className={screenOnly}
      method="get"
      action={`${paths.priceCalculator()}#${RESULT_ID}`}
      ref={form}
      noValidate
    >
      {from && <input type="hidden" name="from" value={from} />}
      <FormLayout
        summary={<ErrorSummary errors={errors} attempt={navigationKey} />}
        actions={
          <>
            <Button variant="primary">{m.calculate()}</Button>
            <span className={plainOnly}>
              <Button name="rate" value="update">
                {m.updateRate()}
              </Button>
            </span>
            <ButtonLink to={paths.priceCalculator({ from })}>{m.clear()}</ButtonLink>
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
          onChange={changeProject}
        />
        <TextField
          name="price"
          label={m.pricePerYard()}
          hint={m.perSqYardNoPaise()}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values.price}
          error={errorOf('price')}
          inputRef={price}
        />
        <TextField
          name="plot"
          label={m.plotNo()}
          autoComplete="off"
          defaultValue={values.plot}
          error={errorOf('plot')}
        />
        <RadioList
          name="plan"
          label={m.plan()}
          options={[
            { value: EMI_TENURE, label: m.emiTenure() },
            { value: OUTRIGHT, label: m.outright() },
          ]}
          defaultValue={values.plan}
          onChange={onChange}
        />
        <div className={tenure}>
          <SelectField
            name="emi_id"
            label={m.tenure()}
            hint={m.onlyForEmi()}
            options={plans.map((plan) => ({ value: plan.id, label: plan.tenure }))}
            placeholder={hasTenure ? undefined : m.selectTenure()}
            defaultValue={values.emi_id}
            error={errorOf('emi_id')}
            onChange={onChange}
          />
        </div>
      </FormLayout>
    </Form>
  )
}
