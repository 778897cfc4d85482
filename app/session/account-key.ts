import { latinDigits } from '~/domain/digits'
import { indianMobile } from '~/domain/phone'

/** The same for all spellings of a mobile or email, because an upstream may accept each of them. */
export function accountKey(typed: string): string {
  const plain = latinDigits(typed.normalize('NFKC'))
  return indianMobile(plain) ?? plain.replace(/\s/g, '').toLowerCase()
}
