import { createPool } from '#db/pool.ts'
import { createMailSender } from '#providers/mails/create-mail-sender.ts'
import { createStorage } from '#providers/storage/create-storage.ts'
import type { Settings } from '#settings.ts'
import { createServices } from './create-services.ts'
import { findDemoGiftCard, makeDemoOrders } from './demo-orders.ts'
import { makeDemoReviews } from './demo-reviews.ts'
import type { Keys } from './keys/keys.ts'

interface DemoOptions {
  appUrl: string
  settings: Settings
  keys: Keys
  say: (step: string) => void
}

/** Makes the demo customer's orders the first time; answers the code of their gift card, with what is left on it. */
export async function prepareDemoOrders({ appUrl, settings, keys, say }: DemoOptions): Promise<string | null> {
  const { dataDir, storageUrl, smtpUrl, demo, testCards } = settings
  const pool = createPool({ url: appUrl, max: 4, onTrouble: () => {} })
  const services = createServices({
    pool,
    storage: createStorage({ dataDir, url: storageUrl }),
    mails: createMailSender({ dataDir, url: smtpUrl }),
    secretKey: keys.present,
    previousKey: keys.previous,
    isDemo: demo,
    testCards,
    // Nobody listens yet: each payment is asked after.
    deliver: async () => {},
  })
  try {
    // A demo that was changed since may refuse them: that is no reason not to serve.
    const isMade = await makeDemoOrders({ pool, services }, new Date()).catch((error: Error) => say(error.message))
    if (isMade) say('orders of the demo customer made')
    const isSpoken = await makeDemoReviews({ pool, services }, new Date()).catch((error: Error) => say(error.message))
    if (isSpoken) say('reviews of the demo estates made')
    const card = await findDemoGiftCard({ pool, services })
    return card && `${card.code}  ${(card.cents / 100).toFixed(2)} €`
  } finally {
    services.close()
    await pool.end()
  }
}
