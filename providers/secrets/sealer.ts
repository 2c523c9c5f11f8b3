import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets of services: sealed they may lie in the database, and only under the name they were sealed for. */
export interface Sealer {
  seal(secret: string, name: string): Buffer
  open(sealed: Uint8Array, name: string): string
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSealer(secretKey: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'cuvee provider secrets', 32))
  return {
    seal(secret, name) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name))
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden])
    },
    open(sealed, name) {
      const bytes = Buffer.from(sealed)
      const tagged = bytes.subarray(NONCE_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(name))
      decipher.setAuthTag(tagged.subarray(0, TAG_BYTES))
      return Buffer.concat([decipher.update(tagged.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
    },
  }
}
