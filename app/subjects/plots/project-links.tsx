import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { IconName } from '~/ui/icon/paths'
import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/text/text'
import * as styles from './project-links.css'

export interface ProjectDocument {
  to: string
  /** Type and size, such as "PDF, 1.2 MB". Each is omitted if it is unknown. */
  facts: string
}

export interface ShownLinks {
  brochure: ProjectDocument | null
  layout: ProjectDocument | null
  mapTo: string | null
}

interface ProjectLinksProps extends ShownLinks {
  id: string
  name: string
}

/** Brochure, layout and location of a project, each if it has one, and its gallery. */
export function ProjectLinks({ id, name, brochure, layout, mapTo }: ProjectLinksProps) {
  return (
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
  )
}

/** Distinguishes the links of several projects for screen readers. */
export function OfProject({ name }: { name: string }) {
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
