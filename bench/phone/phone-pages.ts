import type { BrowserContext } from '@playwright/test'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import { type AddressedProduct, productPath } from '#rules/catalogue/product-address.ts'

export type PageKind = 'home' | 'list' | 'product' | 'cart' | 'checkout' | 'news' | 'account'

export interface PhonePage {
  estate: string
  kind: PageKind
  url: string
}

/** The pages of each estate, for a browser that has a cart there from now on and is signed in. */
export async function preparePages(context: BrowserContext, port: number): Promise<PhonePage[]> {
  const pages: PhonePage[] = []
  for (const { name: estate, hosts, isECommerce } of DEMO_ESTATES) {
    const site = `http://${hosts[0]}:${port}`
    const bottle = await prepareVisitor(context, site)
    const paths: Record<PageKind, string | null> = {
      home: '/',
      list: isECommerce ? '/nos-vins' : null,
      product: isECommerce ? bottle : null,
      cart: isECommerce ? '/cart' : null,
      checkout: isECommerce ? '/cart/address' : null,
      news: '/actualites',
      account: '/account/orders',
    }
    for (const [kind, path] of Object.entries(paths)) {
      // A showcase sells nothing: its shop leads home.
      if (path !== null) pages.push({ estate, kind: kind as PageKind, url: `${site}${path}` })
    }
  }
  return pages
}

interface Visited {
  product: AddressedProduct | null
}

/** Signs in and puts a bottle into the cart as the page itself would; gives the way to that wine. */
async function prepareVisitor(context: BrowserContext, site: string): Promise<string | null> {
  const page = await context.newPage()
  await page.goto(`${site}/auth`, { waitUntil: 'domcontentloaded' })
  const { product } = await page.evaluate(visitAsCustomer, DEMO_PASSWORD)
  await page.close()
  return product ? productPath(product) : null
}

/** Runs in the page. */
async function visitAsCustomer(password: string): Promise<Visited> {
  const post = (path: string, body: object) =>
    fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await post('/api/login', { email: 'client@example.com', password })
  const told = await (await fetch('/api/v2/product?kind=WINE&inStock=true&nbItem=1')).json()
  const product = told.data?.products?.[0] ?? null
  const bottle = product?.declination.find((one: { isInStock: boolean }) => one.isInStock)
  if (!bottle) return { product }
  const cart = await (await post(`/api/cart/new/product/${bottle.id}`, { quantity: 6 })).json()
  if (cart.success) localStorage.setItem('cartId', cart.data.id)
  return { product }
}
