export const CHANNEL_PARTNER = 2
export const OFFICE_PERSON = 3
