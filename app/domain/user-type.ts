export const CHANNEL_PARTNER = 2
