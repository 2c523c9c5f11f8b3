import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What of a token is written down. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
