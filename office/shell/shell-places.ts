/** What the server fills into the shell of the back office, answer by answer. */
export const NONCE_PLACE = '__NONCE__'
export const LANG_PLACE = '<html lang="fr">'
