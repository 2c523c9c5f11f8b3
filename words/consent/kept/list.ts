interface Kept {
  /** As the browser lists them; a star stands for an id. */
  names: readonly string[]
  where: 'cookie' | 'local' | 'session'
  /** Only where there is a shop. */
  isShop: boolean
}

/**
 * Every cookie and every key of local or session storage that our own code writes. The cookie policy is made from it, and
 * tests look for names that it does not have: in the source, and in a browser that walks to the end of the checkout.
 */
export const KEPT = {
  token: { names: ['token'], where: 'cookie', isShop: false },
  site: { names: ['idSite'], where: 'cookie', isShop: false },
  device: { names: ['device', '__Host-device'], where: 'cookie', isShop: false },
  works: { names: ['office'], where: 'cookie', isShop: false },
  locale: { names: ['locale'], where: 'cookie', isShop: false },
  consent: { names: ['consent'], where: 'cookie', isShop: false },
  popups: { names: ['popup-*'], where: 'local', isShop: false },
  page: { names: ['chunk-reload', 'scroll-positions', 'office.desk.copied'], where: 'session', isShop: false },
  office: {
    names: ['RaStore*', 'office.desk.*', 'office.panel', 'office.panel.undrawn'],
    where: 'local',
    isShop: false,
  },
  cart: { names: ['cartId', 'cartCount', 'cartChange', 'cartNews'], where: 'local', isShop: true },
  case: { names: ['composedCase'], where: 'local', isShop: true },
  delivery: {
    names: [
      ...['checkoutCart', 'deliveryType', 'phone', 'country', 'city', 'address', 'prices', 'carrier', 'pickupAddress'],
      ...['clickAndCollect', 'checkoutMessage', 'checkoutReminder', 'checkoutDiscount', 'checkoutOrder'],
    ],
    where: 'local',
    isShop: true,
  },
  buyer: { names: ['checkoutBuyer', 'checkoutGiftCards'], where: 'session', isShop: true },
  answers: { names: ['customize*'], where: 'session', isShop: true },
} as const satisfies Record<string, Kept>

export type KeptThing = keyof typeof KEPT
export const KEPT_THINGS = Object.keys(KEPT) as KeptThing[]
