export const CHANNEL_PARTNER = 2

export const ONLY_CHANNEL_PARTNERS = 'Only channel partners can login here'
