import type { PageContext } from '#site/shell/load-context.ts'

const PUBLIC_ID = /^[0-9a-f]{32}$/
const NUMBER = /^[1-9]\d{0,9}$/

export interface OrderPlace {
  id: string
  /** The page of the order, without its locale. */
  path: string
  isGuest: boolean
}

/** Where an order is looked at: by its number in the account, by its random id with the link of a mail; null elsewhere. */
export function orderPlace({ path }: Pick<PageContext, 'path'>, id: string): OrderPlace | null {
  const isGuest = !path.startsWith('/account')
  if (!(isGuest ? PUBLIC_ID : NUMBER).test(id)) return null
  return { id, path: isGuest ? `/order/${id}` : `/account/orders/${id}`, isGuest }
}
