import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'
import { timestampInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { optionIn, readSearch } from '~/screen/search.server'
import { requireAssociate } from '~/session/guard.server'
import { ChangeList } from '~/subjects/account/change-list'
import { seenUntil } from '~/subjects/account/notification-count.server'
import { Heading } from '~/ui/heading/heading'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { Carousel } from './carousel'
import { EarningsPanel } from './earnings'
import { type Figures, loadFigures } from './figures.server'
import { FirstSteps } from './first-steps'
import * as styles from './home.css'
import { LateFigures, useLateFigures } from './late-figures'
import { nameOf, SlideView } from './slide-view'
import { loadSlides } from './slides.server'
import { Tiles } from './tiles'
import { ToDo } from './to-do'

export const handle = pageTitle(m.home)

const PROJECTS_TIMEOUT_MS = 300

const Search = z.object({ slide: z.coerce.number().catch(0), wait: optionIn('1') })

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const { slide: slideNumber, wait } = readSearch(Search, request.url).search
  const [{ status, ...slider }, figures] = await Promise.all([
    loadSlides(args, api, session.user.id, { isAwaited: slideNumber > 0 }),
    loadFigures(api, { ...session, seen: seenUntil(args, session.user.id) }, wait !== undefined),
  ])
  const openedNumber = slider.slides[slideNumber - 1] ? slideNumber : null
  return data(
    {
      ...slider,
      figures,
      openedNumber,
      greeting: greetingTo(session.user.name),
      firstSteps: await firstStepsOf(api, figures),
    },
    { status },
  )
}

const NIGHT_ENDS = 4
const NOON = 12
const EVENING = 17

function greetingTo(name: string): string {
  const hour = Number(timestampInIndia().slice(11, 13))
  if (hour < NIGHT_ENDS || hour >= EVENING) return m.goodEvening({ name })
  return hour < NOON ? m.goodMorning({ name }) : m.goodAfternoon({ name })
}

/** Null for an associate who has earned commission or whose figures are unknown. */
async function firstStepsOf(api: Api, { earnings, news }: Figures) {
  if (!earnings || earnings.paidPaise !== 0 || earnings.duePaise !== 0 || news?.length) return null
  const projects = await nullIfLateOrFailed(api.projects.all(), PROJECTS_TIMEOUT_MS)
  return { hasProjects: projects === null || projects.length > 0 }
}

export default function Home() {
  const loaded = useLoaderData<typeof loader>()
  const { slides, openedNumber, greeting } = loaded
  const { figures, firstSteps } = useLateFigures(loaded)
  const slide = openedNumber && slides[openedNumber - 1]
  if (slide) {
    return (
      <Page title={nameOf(slide)} back={{ to: paths.home(), label: m.home() }} width="table">
        <SlideView slide={slide} isFirst />
        <Stack direction="row">
          {openedNumber > 1 && (
            <TextLink to={paths.home({ slide: openedNumber - 1 })} icon="back">
              {m.previous()}
            </TextLink>
          )}
          {openedNumber < slides.length && (
            <TextLink to={paths.home({ slide: openedNumber + 1 })} icon="forward">
              {m.next()}
            </TextLink>
          )}
        </Stack>
      </Page>
    )
  }
  return (
    <Page title={greeting} width="table">
      <div className={styles.parts}>
        {figures.earnings && <EarningsPanel {...figures.earnings} />}
        {figures.late.earnings && <LateFigures text={m.commissionIsLate()} />}
        {firstSteps && <FirstSteps {...firstSteps} />}
        <ToDo {...figures} isNewcomer={firstSteps !== null} />
        <News news={figures.news} />
        {figures.late.news && <LateFigures text={m.newsIsLate()} />}
        <div>
          <Tiles figures={figures} />
          {figures.late.tiles && <LateFigures text={m.notificationsAreLate()} />}
        </div>
      </div>
      {slides.length > 0 && <Carousel slides={slides} />}
    </Page>
  )
}

/** Changes that the office recorded since the previous visit (X040). */
function News({ news }: Pick<Figures, 'news'>) {
  if (!news || news.length === 0) return null
  return (
    <section aria-labelledby="news">
      <Stack gap={8}>
        <Heading level={2} id="news">
          {m.newSinceYourLastVisit()}
        </Heading>
        <ChangeList lines={news} />
        <div>
          <TextLink to={paths.changes()}>{m.viewAll()}</TextLink>
        </div>
      </Stack>
    </section>
  )
}
