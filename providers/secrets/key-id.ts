import { hkdfSync } from 'node:crypto'

const ID_BYTES = 8

/** What a key is called where it must not be told: nothing of the key can be found out from it. */
export function keyId(secretKey: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'cuvee key id', ID_BYTES)).toString('hex')
}
