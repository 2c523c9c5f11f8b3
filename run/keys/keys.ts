import { readOrMakeSecret } from '#run/data-folder.ts'
import type { Settings } from '#settings.ts'

/** The key that seals, and the one before it, which still opens. */
export interface Keys {
  present: string
  previous: string | null
}

/** The keys of these settings; on the embedded database one is made when there is none. */
export function findKeys({ secretKey, previousKey, dataDir }: Settings): Keys {
  return { present: secretKey ?? readOrMakeSecret(dataDir), previous: previousKey }
}
