import type { ShownRera } from '~/domain/rera'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Picture, type ShownPicture } from '~/screen/pictures/picture'
import { ReraLine } from '~/subjects/plots/rera'
import { Amount, RichText, VisuallyHidden } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { Icon } from '~/ui/icon/icon'
import type { IconName } from '~/ui/icon/paths'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import * as styles from './project-card.css'

export interface ProjectDocument {
  to: string
  /** Type and size, such as "PDF, 1.2 MB". Each is omitted if it is unknown. */
  facts: string
}

interface ProjectOffer {
  plots: number
  available: number
  ratePaise: number | null
  cover: ShownPicture | null
}

interface ProjectCardProps {
  id: string
  name: string
  /** Null without a number. */
  rera: ShownRera | null
  brochure: ProjectDocument | null
  layout: ProjectDocument | null
  mapTo: string | null
  /** Null if the figures of the project are unknown. */
  offer: ProjectOffer | null
}

/** The specified card. An offer adds the numbers of plots below it, and a rate below and a cover above if the project has them. */
export function ProjectCard({ offer, ...card }: ProjectCardProps) {
  if (!offer) return <Documents {...card} />
  const { id, name } = card
  const { plots, available, ratePaise, cover } = offer
  return (
    <div className={styles.project}>
      {cover ? (
        <div className={styles.cover}>
          <Picture picture={cover} name={name} shape="slide" sizes="(min-width: 768px) 560px, 100vw" />
        </div>
      ) : (
        <div className={styles.noCover}>
          <Icon name="projects" />
        </div>
      )}
      <Documents {...card} />
      <div className={styles.offer}>
        <Stack gap={8}>
          <p>
            {m.availableOfPlots({ available, plots })}
            {ratePaise !== null && (
              <>
                <br />
                <RichText text={m.fromRate()} parts={{ amount: <Amount paise={ratePaise} /> }} />
              </>
            )}
          </p>
          <Stack direction="row" gap={12}>
            <ButtonLink to={paths.project(id)} icon="plots">
              {m.mapAndPlots()}
              <OfProject name={name} />
            </ButtonLink>
            <ButtonLink to={paths.priceCalculator({ project_id: id })} icon="calculator">
              {m.quoteAPlot()}
              <OfProject name={name} />
            </ButtonLink>
          </Stack>
        </Stack>
      </div>
    </div>
  )
}

function Documents({ id, name, rera, brochure, layout, mapTo }: Omit<ProjectCardProps, 'offer'>) {
  return (
    <Card heading={name}>
      {rera && <ReraLine {...rera} />}
      <Stack direction="row" gap={12}>
        {(brochure || layout) && (
          <Stack direction="row" gap={12}>
            {brochure && <DocumentLink {...brochure} icon="download" label={m.brochure()} project={name} />}
            {layout && <DocumentLink {...layout} icon="plots" label={m.layout()} project={name} />}
          </Stack>
        )}
        <Stack direction="row" gap={12}>
          <TextLink to={paths.galleryOf(id)} icon="gallery">
            {m.gallery()}
            <OfProject name={name} />
          </TextLink>
          {mapTo && (
            <TextLink to={mapTo} icon="external" isNewTab>
              {m.location()}
              <OfProject name={name} />
            </TextLink>
          )}
        </Stack>
      </Stack>
    </Card>
  )
}

/** Distinguishes the links of several projects for screen readers. */
function OfProject({ name }: { name: string }) {
  return <VisuallyHidden> {m.ofName({ name })}</VisuallyHidden>
}

interface DocumentLinkProps extends ProjectDocument {
  icon: IconName
  label: string
  project: string
}

function DocumentLink({ to, facts, icon, label, project }: DocumentLinkProps) {
  return (
    <TextLink to={to} icon={icon} isNewTab>
      {label}
      <VisuallyHidden> {m.ofProject({ project })}</VisuallyHidden>
      {facts && ` (${facts})`}
    </TextLink>
  )
}
