import type { Api } from '~/api/client.server'
import type { Project } from '~/contract/projects'
import { fileSize } from '~/domain/file-size'
import { env } from '~/env.server'
import { m } from '~/messages/messages'
import { documentUrl } from '~/screen/pictures/address.server'
import { mapUrl } from './map-url'
import type { ProjectDocument, ShownLinks } from './project-links'

/** The links of a project for one person, because documents have an address for each person. */
export async function loadProjectLinks(api: Api, userId: string, project: Project): Promise<ShownLinks> {
  const { name, brochureUrl, layoutUrl } = project
  const [brochure, layout] = await Promise.all([
    documentOf(brochureUrl, m.nameBrochure({ name })),
    documentOf(layoutUrl, m.nameLayout({ name })),
  ])
  return { brochure, layout, mapTo: mapUrl(env.mapUrlTemplate, project) }

  async function documentOf(address: string | null, fileName: string): Promise<ProjectDocument | null> {
    const to = address && documentUrl(userId, address, fileName)
    if (!to) return null
    const { type, size = null } = (await api.media.metadata(address)) ?? {}
    return { to, facts: [type, size === null ? '' : fileSize(size)].filter(Boolean).join(', ') }
  }
}
