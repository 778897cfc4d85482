import type { ShownRera } from '~/domain/rera'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { ShownPicture } from '~/screen/pictures/picture'
import { ProjectCover } from '~/subjects/plots/project-cover'
import { OfProject, ProjectLinks, type ShownLinks } from '~/subjects/plots/project-links'
import { ReraLine } from '~/subjects/plots/rera'
import { Amount, RichText } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import { Heading } from '~/ui/heading/heading'
import * as styles from './project-card.css'

interface ProjectOffer {
  plots: number
  available: number
  ratePaise: number | null
  cover: ShownPicture | null
}

interface ProjectCardProps extends ShownLinks {
  id: string
  name: string
  /** Null without a number. */
  rera: ShownRera | null
  /** Null if the figures of the project are unknown. */
  offer: ProjectOffer | null
}

/** The specified card. An offer adds its plots and rate, links to sell them and, if the project has one, a cover. */
export function ProjectCard({ id, name, rera, offer, ...links }: ProjectCardProps) {
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
        <ProjectLinks id={id} name={name} {...links} />
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
