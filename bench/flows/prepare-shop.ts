import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { addBottle, addFreeCarrier } from '#tests/support/test-orders.ts'
import { connectAsOwner } from '../orders-ground.ts'
import type { ShopGround } from './shop-flows.ts'

const STOCK = 100_000_000

interface PrepareShopOptions {
  url: string
  ownerUrl: string
  /** One of the demo's. */
  site?: number
}

/** A bottle that never runs out, a carrier that costs nothing, and a customer who is signed in. */
export async function prepareShop({ url, ownerUrl, site = 1 }: PrepareShopOptions): Promise<ShopGround> {
  const owner = await connectAsOwner(ownerUrl, site)
  try {
    const bottle = await addBottle({ admin: owner }, { stock: STOCK, siteId: site })
    const carrier = await addFreeCarrier({ admin: owner }, site)
    const { rows } = await owner.query('select product_id from estate.declinations where site_id = $1 and id = $2', [
      site,
      bottle,
    ])
    const ground = { sites: [site], firstProduct: Number(rows[0].product_id), products: 1, bottle, carrier }
    return { ...ground, cookie: await signIn({ url, site }) }
  } finally {
    await owner.end()
  }
}

async function signIn({ url, site }: { url: string; site: number }): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, idsite: String(site) },
    body: JSON.stringify({ email: 'client@example.com', password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The demo customer cannot sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
