import { indianMobile, latinDigits } from '~/domain/digits'

/** The same for all spellings of a mobile or email, because an upstream may accept each of them. */
export function accountKey(typed: string): string {
  const plain = latinDigits(typed.normalize('NFKC'))
  return indianMobile(plain) ?? plain.replace(/\s/g, '').toLowerCase()
}
