import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { keyId } from './key-id.ts'

/** Keeps secrets of services: sealed they may lie in the database, and only under the name they were sealed for. */
export interface Sealer {
  seal(secret: string, name: string): Buffer
  open(sealed: Uint8Array, name: string): string
  /** The same for what strangers hand in: null for what nobody here has sealed under this name. */
  tryOpen(sealed: Uint8Array, name: string): string | null
  /** What everything begins with that is sealed under the present key. */
  mark: Buffer
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Before the key's id; what was sealed before keys had one begins with chance. */
const FORMAT = Buffer.from('CVK2')

/** Seals under the present key, and opens what the previous one has sealed too. */
export function createSealer(secretKey: string, previousKey: string | null = null): Sealer {
  const present = { mark: markOf(secretKey), key: sealingKey(secretKey) }
  const keys = previousKey === null ? [present] : [present, { mark: markOf(previousKey), key: sealingKey(previousKey) }]
  const open: Sealer['open'] = (sealed, name) => {
    const bytes = Buffer.from(sealed)
    const own = keys.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark))
    if (own) return openWith({ key: own.key, bytes: bytes.subarray(own.mark.length), name })
    return openUnmarked({ keys: keys.map(({ key }) => key), bytes, name })
  }
  return {
    mark: present.mark,
    open,
    seal(secret, name) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, present.key, nonce).setAAD(Buffer.from(name))
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([present.mark, nonce, cipher.getAuthTag(), hidden])
    },
    tryOpen(sealed, name) {
      try {
        return open(sealed, name)
      } catch {
        return null
      }
    },
  }
}

function markOf(secretKey: string): Buffer {
  return Buffer.concat([FORMAT, Buffer.from(keyId(secretKey), 'hex')])
}

/** Made ready once: bytes would be made a key again with everything that is opened. */
function sealingKey(secretKey: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', 'cuvee provider secrets', 32)))
}

interface ToOpen {
  key: KeyObject
  bytes: Buffer
  name: string
}

function openWith({ key, bytes, name }: ToOpen): string {
  const tagged = bytes.subarray(NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(name))
  decipher.setAuthTag(tagged.subarray(0, TAG_BYTES))
  return Buffer.concat([decipher.update(tagged.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** Without a mark, whichever key fits is the one. */
function openUnmarked({ keys, bytes, name }: Omit<ToOpen, 'key'> & { keys: readonly KeyObject[] }): string {
  const [key, ...others] = keys
  if (!key) throw new Error('This was sealed under another key.')
  try {
    return openWith({ key, bytes, name })
  } catch (error) {
    if (others.length === 0) throw error
    return openUnmarked({ keys: others, bytes, name })
  }
}
