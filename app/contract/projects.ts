import { z } from 'zod/v4'
import { list } from './list'
import { reraFields, reraUrl, toRera } from './rera'
import { decimal, flag, id, longText, money, text, url, wireObject } from './wire'

/** Screens show every project of a firm. */
const MAX_PROJECTS = 1_000

const WireProject = wireObject('project', {
  project_id: id,
  name: text,
  project_name: text,
  project_code: text,
  rate: money,
  is_default: flag,
  project_brochure: url,
  project_layout: url,
  latitude: decimal,
  longitude: decimal,
  ...reraFields,
  rera_url: reraUrl,
}).transform((wire) => ({
  id: wire.project_id,
  name: wire.name || wire.project_name,
  code: wire.project_code,
  ratePaise: wire.rate,
  isDefault: wire.is_default,
  brochureUrl: wire.project_brochure || null,
  layoutUrl: wire.project_layout || null,
  latitude: wire.latitude,
  longitude: wire.longitude,
  rera: toRera(wire),
  reraUrl: wire.rera_url,
}))

export const ProjectsReply = wireObject('projects', {
  status: z.literal(true),
  message: longText,
  projects: list(WireProject, MAX_PROJECTS),
}).transform(({ projects }) => projects)

export type Project = z.output<typeof ProjectsReply>[number]
