import { LANGUAGE_NAMES, type Language } from '~/messages/languages'
import { m } from '~/messages/messages'
import { Link } from '~/ui/link/link'
import { Stack } from '~/ui/stack/stack'
import { pill, pills } from '~/ui/tabs/tabs.css'
import { label } from './reminder-language.css'

interface ReminderLanguageProps {
  languages: Language[]
  chosen: Language
  to: (language: Language) => string
}

/** A customer may read another language than the associate (X022). */
export function ReminderLanguage({ languages, chosen, to }: ReminderLanguageProps) {
  return (
    <div className={label}>
      <Stack gap={4}>
        <span id="reminder-language">{m.remindIn()}</span>
        <ul className={pills} aria-labelledby="reminder-language">
          {languages.map((language) => (
            <li key={language}>
              <Link
                className={pill}
                to={to(language)}
                lang={language}
                aria-current={language === chosen ? 'true' : undefined}
                preventScrollReset
              >
                {LANGUAGE_NAMES[language]}
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  )
}
