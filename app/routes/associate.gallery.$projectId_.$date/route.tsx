import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { toListResult } from '~/api/result'
import { formatDate } from '~/domain/dates'
import { m } from '~/messages/messages'
import { galleryDateParams, NO_DATE } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { parseParams } from '~/screen/params'
import { pictureUrl } from '~/screen/pictures/address.server'
import { Picture, type ShownPicture } from '~/screen/pictures/picture'
import { shownPicture } from '~/screen/pictures/shown-picture.server'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { UpstreamText } from '~/ui/text/text'
import * as styles from './gallery-date.css'

export const handle = pageTitle(m.gallery)

const PICTURES_IN_FIRST_VIEWPORT = 2

export async function loader(args: LoaderFunctionArgs) {
  const { params } = args
  const { projectId, date } = parseParams(galleryDateParams, params)
  const { api, session } = await requireAssociate(args)
  const [projects, day] = await Promise.all([
    toListResult(api.projects.all(), []),
    findDay(api, projectId, date),
  ])
  const projectName = day?.projectName || projects.data.find(({ id }) => id === projectId)?.name
  if (!projectName) throw new ApiError('not-found', m.notInYourTeam(), 'galleryDates')
  const images = (day?.images ?? []).map(({ thumbUrl, heading, notes }) => ({
    heading,
    notes,
    picture: shownPicture(args, session.user.id, thumbUrl, { shown: [320, 480], linked: 480 }),
    // The largest width. Smaller pictures are not enlarged.
    wholeUrl: thumbUrl && pictureUrl(session.user.id, thumbUrl, 1280),
  }))
  return { projectId, projectName, date: date === NO_DATE ? null : date, images }
}

/** An upstream may refuse a request without a date. The page then has no pictures. */
async function findDay(api: Api, projectId: string, date: string) {
  try {
    return await api.gallery.onDate(projectId, date)
  } catch (error) {
    if (date === NO_DATE && error instanceof ApiError && error.kind === 'refused') return null
    throw error
  }
}

export default function GalleryDate() {
  const { projectId, projectName, date, images } = useLoaderData<typeof loader>()
  const back = { to: paths.projectGallery(projectId), label: m.allDates() }
  return (
    <Page title={projectName} lead={date && formatDate(date)} back={back}>
      {images.length === 0 ? (
        <EmptyState hint={m.picturesRemoved()} action={{ to: paths.gallery(), label: m.allProjects() }}>
          {m.noResultsFound()}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {images.map((image, index) => (
            <GalleryPicture key={index} {...image} isFirst={index < PICTURES_IN_FIRST_VIEWPORT} />
          ))}
        </ul>
      )}
    </Page>
  )
}

interface GalleryPictureProps {
  heading: string
  notes: string
  picture: ShownPicture | null
  wholeUrl: string | null
  isFirst: boolean
}

/** An image that can be shown links to its largest version. */
function GalleryPicture({ heading, notes, picture, wholeUrl, isFirst }: GalleryPictureProps) {
  const image = picture && (
    <Picture
      picture={picture}
      name={heading || m.picture()}
      shape="thumb"
      sizes="(min-width: 64em) 220px, (min-width: 37.5em) 30vw, 45vw"
      isFirst={isFirst}
    />
  )
  return (
    <li className={styles.item}>
      {picture && 'src' in picture && wholeUrl ? (
        <a className={styles.whole} href={wholeUrl} target="_blank" rel="noopener">
          {image}
        </a>
      ) : (
        image
      )}
      <div className={styles.caption}>
        <strong>
          <UpstreamText>{heading}</UpstreamText>
        </strong>
        {notes && (
          <p className={styles.notes}>
            <UpstreamText>{notes}</UpstreamText>
          </p>
        )}
      </div>
    </li>
  )
}
