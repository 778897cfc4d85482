import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../schema'
import { addDays } from '../rules/calendar'
import { hashPasswordSync } from '../rules/password'
import { personName, UNUSUAL_ASSOCIATES } from './names'
import { DEMO_PASSWORD, PERSONAS, personaOf, type Persona } from './personas'
import { randomFor, type Random } from './random'
import type { TreeNode } from './tree'

/** Returns everyone in the tree, and P4, an office account. */
export function associatesOf(nodes: TreeNode[], seed: string, today: IsoDate): NewRow<'associates'>[] {
  const random = randomFor(seed, 'associates')
  // A constant salt makes the data reproducible. All people share the hash, because hashing is slow.
  const passwordHash = hashPasswordSync(DEMO_PASSWORD, Buffer.from('demo-people-salt'))
  const contact = contacts(random)
  const personas = new Map(PERSONAS.map((persona) => [persona.id, persona]))
  const office: TreeNode = { id: personaOf('P4').id, parentId: null, level: 1, depth: 1 }
  return [...nodes, office].map((node) => {
    const persona = personas.get(node.id)
    return {
      id: node.id,
      parent_id: node.parentId,
      user_type: persona?.key === 'P4' ? 3 : 2,
      ...(persona ? personaContact(persona) : contact(node.id)),
      address: addressOf(random),
      level: node.level,
      password_hash: passwordHash,
      must_change_password: persona?.key === 'P5' ? 1 : 0,
      joined_on: joinedOn(node, today, random),
      ...reraOf(node.id, persona, today),
    }
  })
}

const RERA_DAYS = 700
const RERA_EXPIRED_DAYS_AGO = 12

/** P3 has no registration, and that of P9 has expired. */
function reraOf(id: string, persona: Persona | undefined, today: IsoDate) {
  if (persona?.key === 'P3' || persona?.key === 'P4') return { rera_number: null, rera_valid_until: null }
  return {
    rera_number: `A024000${id.replace(/^\D+/, '').padStart(5, '0')}`,
    rera_valid_until: addDays(today, persona?.key === 'P9' ? -RERA_EXPIRED_DAYS_AGO : RERA_DAYS),
  }
}

const FIRM_AGE_DAYS = 1_400
const DAYS_PER_LEVEL = 40
const MAX_DELAY_DAYS = 60

function joinedOn({ depth }: TreeNode, today: IsoDate, random: Random): IsoDate {
  const delayDays = DAYS_PER_LEVEL * depth + random.between(0, MAX_DELAY_DAYS)
  return addDays(today, delayDays - FIRM_AGE_DAYS)
}

function personaContact({ key, name, mobile }: Persona) {
  return { name, mobile, email: key === 'P10' ? null : `${key.toLowerCase()}@demo.example` }
}

function contacts(random: Random) {
  let contactCount = 0
  return (id: string) => {
    const unusual = contactCount % 5 === 0 ? UNUSUAL_ASSOCIATES[contactCount / 5] : undefined
    contactCount++
    return {
      name: unusual ?? personName(random),
      mobile: String(9_000_000_000 + PERSONAS.length + contactCount),
      email: `${id.toLowerCase()}@demo.example`,
    }
  }
}

function addressOf(random: Random): string {
  const house = `${random.between(1, 12)}-${random.between(1, 9)}-${random.between(10, 400)}`
  return `${house}, ${random.pick(['Temple Street', 'Lake Road', 'Market Lane', 'School Street'])}, Demo Nagar`
}
