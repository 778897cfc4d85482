/** Mobiles and the password are fixed: tests and the README rely on them. */
export const DEMO_PASSWORD = 'Plots@2026'

export type PersonaKey = 'P1' | 'P2' | 'P3' | 'P4' | 'P5' | 'P6' | 'P7' | 'P8' | 'P9' | 'P10'

export interface Persona {
  key: PersonaKey
  id: string
  mobile: string
  name: string
  purpose: string
}

export const PERSONAS: readonly Persona[] = [
  persona(
    'P1',
    'HG1024',
    'Ravi Kumar Teja',
    'in the middle of the tree: own and team bookings, dues, payments, cash',
  ),
  persona('P2', 'HG1001', 'Lakshmi Narasimha Rao', 'at the top, 90 below, many pages of everything'),
  persona('P3', 'HG1052', 'Sneha Bandaru', 'no team and no bookings: every empty state'),
  persona('P4', 'HG1092', 'Office Counter', 'office account: refused at login, logs in at the office desk'),
  persona('P5', 'HG1053', 'Feroz Khan', 'must choose a new password after a login by OTP'),
  persona('P6', 'HG1054', 'Gayatri Iyer', 'bank form, nothing pending'),
  persona('P7', 'HG1055', 'Harish Vemula', 'bank change pending'),
  persona('P8', 'HG1056', 'Indira Mandava', 'bank details rejected'),
  persona('P9', 'HG1057', 'Jagadish Thota', 'three verifications to confirm'),
  persona('P10', 'HG1058', 'Kalpana Dasari', 'no email address'),
]

export function personaOf(key: PersonaKey): Persona {
  return PERSONAS[Number(key.slice(1)) - 1]!
}

function persona(key: PersonaKey, id: string, name: string, purpose: string): Persona {
  return { key, id, name, purpose, mobile: `90000000${key.slice(1).padStart(2, '0')}` }
}
