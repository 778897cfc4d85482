import { Form } from '@remix-run/react'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { LANGUAGE_NAMES, type Language } from '~/messages/languages'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Button } from '~/ui/button/button'
import { Stack } from '~/ui/stack/stack'

interface LanguageSwitchProps {
  languages: readonly Language[]
  returnTo: string
}

/** Reloads the document, because scripts differ by language. */
export function LanguageSwitch({ languages, returnTo }: LanguageSwitchProps) {
  if (languages.length < 2) return null
  return (
    <Form method="post" action={paths.language()} reloadDocument aria-label={m.language()}>
      <CsrfTokenField />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Stack direction="row" gap={8}>
        {languages.map((language) => {
          const isCurrent = language === m.languageCode()
          return (
            <Button
              key={language}
              name="language"
              value={language}
              lang={language}
              icon={isCurrent ? 'check' : undefined}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[language]}
            </Button>
          )
        })}
      </Stack>
    </Form>
  )
}
