import type { ShownRera } from '~/domain/rera'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { ShownPicture } from '~/screen/pictures/picture'
import { ProjectCover } from '~/subjects/plots/project-cover'
import { ReraLine } from '~/subjects/plots/rera'
import { Amount, RichText, VisuallyHidden } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import { Heading } from '~/ui/heading/heading'
import type { IconName } from '~/ui/icon/paths'
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

/** The specified card. An offer adds its plots and rate, links to sell them and, if the project has one, a cover. */
export function ProjectCard({ id, name, rera, brochure, layout, mapTo, offer }: ProjectCardProps) {
  return (
    <section className={styles.project}>
      {offer && <ProjectCover name={name} picture={offer.cover} />}
      <div className={styles.facts}>
        <Heading>{name}</Heading>
        {offer && <PlotsAndRate {...offer} />}
        {rera && <ReraLine {...rera} />}
        {offer && (
          <div className={styles.sell}>
            <ButtonLink to={paths.project(id)}>
              {m.mapAndPlots()}
              <OfProject name={name} />
            </ButtonLink>
            <ButtonLink to={paths.priceCalculator({ project_id: id })}>
              {m.quoteAPlot()}
              <OfProject name={name} />
            </ButtonLink>
          </div>
        )}
        <div className={styles.links}>
          {brochure && <DocumentLink {...brochure} icon="download" label={m.brochure()} project={name} />}
          {layout && <DocumentLink {...layout} icon="plots" label={m.layout()} project={name} />}
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
        </div>
      </div>
    </section>
  )
}

function PlotsAndRate({ plots, available, ratePaise }: ProjectOffer) {
  return (
    <p className={styles.plotsAndRate}>
      <strong>{m.availableOfPlots({ available, plots })}</strong>{' '}
      {ratePaise !== null && (
        <span>
          <RichText text={m.fromRate()} parts={{ amount: <Amount paise={ratePaise} /> }} />
        </span>
      )}
    </p>
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
