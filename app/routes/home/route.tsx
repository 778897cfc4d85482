import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { Carousel } from './carousel'
import { loadFigures } from './figures.server'
import { nameOf, SlideView } from './slide-view'
import { loadSlides } from './slides.server'
import { Tiles } from './tiles'

export const handle = pageTitle('Home')

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const [{ status, ...slider }, figures] = await Promise.all([
    loadSlides(request, api, session.user.id),
    loadFigures(api, session.token),
  ])
  const requested = Number(new URL(request.url).searchParams.get('slide'))
  return data({ ...slider, figures, opened: slider.slides[requested - 1] ? requested : null }, { status })
}

export default function Home() {
  const { slides, figures, opened } = useLoaderData<typeof loader>()
  const slide = opened && slides[opened - 1]
  if (slide) {
    return (
      <Page title={nameOf(slide)} back={{ to: paths.home(), label: 'Home' }} width="table">
        <SlideView slide={slide} isFirst />
        <Stack direction="row">
          {opened > 1 && (
            <TextLink to={paths.home({ slide: opened - 1 })} icon="back">
              Previous
            </TextLink>
          )}
          {opened < slides.length && (
            <TextLink to={paths.home({ slide: opened + 1 })} icon="forward">
              Next
            </TextLink>
          )}
        </Stack>
      </Page>
    )
  }
  return (
    <Page title="Home">
      {slides.length > 0 && <Carousel slides={slides} />}
      <Tiles figures={figures} />
    </Page>
  )
}
