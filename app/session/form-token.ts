/** The hidden field of every form that changes something: it says which session, or which browser, the form was made for. */
export const FORM_TOKEN = 'form_token'
