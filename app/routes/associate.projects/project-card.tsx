import { paths } from '~/paths'
import { Card } from '~/ui/card/card'
import type { IconName } from '~/ui/icon/paths'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'

export interface ProjectDocument {
  to: string
  /** "PDF, 1.2 MB", or the known part of it. */
  facts: string
}

export interface ProjectCardProps {
  id: string
  name: string
  brochure: ProjectDocument | null
  layout: ProjectDocument | null
  mapTo: string | null
}

export function ProjectCard({ id, name, brochure, layout, mapTo }: ProjectCardProps) {
  const ofProject = <VisuallyHidden> of {name}</VisuallyHidden>
  return (
    <Card heading={name}>
      <Stack direction="row" gap={12}>
        {(brochure || layout) && (
          <Stack direction="row" gap={12}>
            {brochure && <DocumentLink {...brochure} icon="download" label="Brochure" project={name} />}
            {layout && <DocumentLink {...layout} icon="plots" label="Layout" project={name} />}
          </Stack>
        )}
        <Stack direction="row" gap={12}>
          <TextLink to={paths.galleryOf(id)} icon="gallery">
            Gallery{ofProject}
          </TextLink>
          {mapTo && (
            <TextLink to={mapTo} icon="external" isNewTab>
              Location{ofProject}
            </TextLink>
          )}
        </Stack>
      </Stack>
    </Card>
  )
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
      <VisuallyHidden> of {project}</VisuallyHidden>
      {facts && ` (${facts})`}
    </TextLink>
  )
}
