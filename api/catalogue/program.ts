/**
 * Which program this is, as what builds it says: what another one has written out may read otherwise. None in development,
 * where sources change from one request to the next.
 */
export const PROGRAM = process.env.CUVEE_PROGRAM || null
