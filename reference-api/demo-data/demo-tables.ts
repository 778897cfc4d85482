import type { IsoDate } from '../../app/domain/dates'
import { activityRows } from './activity'
import { associatesOf } from './associates'
import { bankAccountRows, bankChangeRequestRows } from './bank'
import { taxCertificateRows } from './deductions'
import { notificationRows } from './notifications'
import { personaOf } from './personas'
import { galleryRows, mediaRegistry, slideRows } from './media'
import { emiPlanRows, projectRows, PROJECTS_PER_SET } from './projects'
import { type Catalogue, type Region, regionTables } from './region'
import { commissionRateRows, DEMO_FIRM, DEMO_RULES } from './rules'
import { REGIONS_PER_SET, type Scale } from './scale'
import type { TableRows } from './table-rows'
import { createRegions, createTree } from './tree'

/** Referenced tables come first. Yields region by region, so that a large database is never in memory as a whole. */
export function* demoTables(seed: string, today: IsoDate, scale: Scale): Generator<TableRows> {
  const media = mediaRegistry(today)
  const projects = Array.from({ length: Math.ceil(scale.regions / REGIONS_PER_SET) }, (_, set) =>
    projectRows(media.idOf, set, today),
  ).flat()
  const catalogue: Catalogue = {
    projects: projects.slice(0, PROJECTS_PER_SET),
    codes: projects.map(({ code }) => code),
    emiPlans: emiPlanRows(),
    scale,
  }
  const tree = createTree(seed)
  const regions = createRegions(tree, scale.regions, seed)
  const associates = associatesOf([...tree, ...regions.flatMap(({ nodes }) => nodes)], seed, today)
  const gallery = galleryRows(media.idOf, seed, today)
  const slides = slideRows(media.idOf)
  const bankDocumentId = media.idOf('bank-document:1', personaOf('P7').id)
  const taxCertificates = taxCertificateRows(media.idOf, today)

  yield { table: 'media', rows: media.rows }
  yield { table: 'projects', rows: projects }
  yield { table: 'firm', rows: [DEMO_FIRM] }
  yield { table: 'firm_rules', rows: [DEMO_RULES] }
  yield { table: 'commission_rates', rows: commissionRateRows(projects, today) }
  yield { table: 'emi_plans', rows: catalogue.emiPlans }
  yield { table: 'associates', rows: associates }
  const demoRegion: Region = { index: 0, nodes: tree, above: [], set: 0, positionInSet: 0 }
  const furtherRegions = regions.map(({ nodes, above }, position): Region => ({
    index: position + 1,
    nodes,
    above,
    set: Math.floor((position + 1) / REGIONS_PER_SET),
    positionInSet: (position + 1) % REGIONS_PER_SET,
  }))
  yield* regionTables([demoRegion, ...furtherRegions], catalogue, seed, today)
  yield { table: 'notifications', rows: notificationRows(seed, today) }
  yield { table: 'activity', rows: activityRows(scale.activityRows, today) }
  yield { table: 'slides', rows: slides }
  yield { table: 'gallery_dates', rows: gallery.dates }
  yield { table: 'gallery_images', rows: gallery.images }
  const associateIds = associates.map((associate) => associate.id)
  yield { table: 'bank_accounts', rows: bankAccountRows(associateIds, seed) }
  yield { table: 'bank_change_requests', rows: bankChangeRequestRows(bankDocumentId, today) }
  yield { table: 'tax_certificates', rows: taxCertificates }
}
