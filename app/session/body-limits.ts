export const FORM_BYTES = 64 * 1024
/** An image of 10 MB, the other fields and the multipart framing. */
export const IMAGE_FORM_BYTES = 12 * 1024 * 1024
