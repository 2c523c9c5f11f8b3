/** What the security log tells of. */
export const SECURITY_KINDS = [
  'sign-in',
  'sign-up',
  'sign-out',
  'sign-in-refused',
  'limit-hit',
  'forbidden',
  'signature-refused',
  'role-change',
  'secret-change',
  'export',
  'deletion',
  'archive-read',
] as const
export type SecurityKind = (typeof SECURITY_KINDS)[number]
