/** The ten digits of an Indian mobile number, without a leading +91, 91 or 0, spaces and punctuation; null for any other text. */
export function readMobile(text: string): string | null {
  const digits = text.replace(/[\s\u00a0'().-]/g, '').replace(/^(\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : null
}
