import type { Role } from '#contract/basics/define-call.ts'

/** Between the password and the code. */
export const CHALLENGE_SECONDS = 300
/** So many codes for one password. */
export const MOST_CODES = 5
export const RECOVERY_CODES = 10
/** What the app is shown once is not shown for ever. */
export const SETUP_MINUTES = 30

/** Who can change an estate's site needs more than a password; where everyone knows the passwords, nobody does. */
export function needsFactor({ role, isDemo }: { role: Role; isDemo: boolean }): boolean {
  return !isDemo && (role === 'ADMIN' || role === 'SUPER_ADMIN')
}

/** However it was typed: spaces, hyphens, small letters. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** Codes of the app have six digits, and nothing else has. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}
