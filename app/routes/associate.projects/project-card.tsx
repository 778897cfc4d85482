import { paths } from '~/paths'
import { Card } from '~/ui/card/card'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'

export interface ProjectDocument {
  to: string
  /** "PDF, 1.2 MB", or what of it is known. */
  facts: string
}

export interface ProjectCardProps {
  id: string
  name: string
  brochure: ProjectDocument | null
  layout: ProjectDocument | null
  mapTo: string | null
}

/** A project and what there is of it; documents and the map open beside the page. */
export function ProjectCard({ id, name, brochure, layout, mapTo }: ProjectCardProps) {
  const ofProject = <VisuallyHidden> of {name}</VisuallyHidden>
  return (
    <Card heading={name}>
      <Stack direction="row" gap={8}>
        {brochure && (
          <TextLink to={brochure.to} icon="download" isNewTab>
            Brochure{ofProject}
            {brochure.facts && ` (${brochure.facts})`}
          </TextLink>
        )}
        {layout && (
          <TextLink to={layout.to} icon="plots" isNewTab>
            Layout{ofProject}
            {layout.facts && ` (${layout.facts})`}
          </TextLink>
        )}
        <TextLink to={paths.galleryOf(id)} icon="gallery">
          Gallery{ofProject}
        </TextLink>
        {mapTo && (
          <TextLink to={mapTo} icon="external" isNewTab>
            Location{ofProject}
          </TextLink>
        )}
      </Stack>
    </Card>
  )
}
