import { paths } from '~/paths'
import { Card } from '~/ui/card/card'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'

export interface ProjectCardProps {
  id: string
  name: string
  brochureTo: string | null
  layoutTo: string | null
  mapTo: string | null
}

/** A project and what there is of it; documents and the map open beside the page. */
export function ProjectCard({ id, name, brochureTo, layoutTo, mapTo }: ProjectCardProps) {
  const ofProject = <VisuallyHidden> of {name}</VisuallyHidden>
  return (
    <Card heading={name}>
      <Stack direction="row" gap={8}>
        {brochureTo && (
          <TextLink to={brochureTo} icon="download" isNewTab>
            Brochure{ofProject}
          </TextLink>
        )}
        {layoutTo && (
          <TextLink to={layoutTo} icon="plots" isNewTab>
            Layout{ofProject}
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
