const SHOP_PATHS = [
  ...['/avis-verifies', '/nos-vins', '/cart', '/order', '/payment', '/products', '/wines'],
  ...['/composer-un-carton', '/compose-a-case'],
]

/** Whether a page, named without its locale, only makes sense where one can buy. */
export function isShopPath(path: string): boolean {
  return SHOP_PATHS.some((shop) => path === shop || path.startsWith(`${shop}/`))
}
