/** The firm as documents name it. A text is empty if unknown. */
export interface Firm {
  name: string
  address: string
  mobile: string
  email: string
}

/** The lines below the firm's name. */
export const contactLines = ({ address, mobile, email }: Firm): string[] =>
  [address, [mobile, email].filter(Boolean).join(' · ')].filter(Boolean)
