import { sql } from 'kysely'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'

const DECLINATION = sql`case when t.holder = 'DECLINATION' then t.holder_id end`
const ofDeclination = (column: string) => sql`(select ${sql.ref(`declinations.${column}`)} from declinations
  where declinations.site_id = t.site_id and declinations.id = ${DECLINATION})`
const PRODUCT = sql`case when t.holder = 'PRODUCT' then t.holder_id else ${ofDeclination('product_id')} end`

const nameOf = (locale: string) => sql`(select told.name from product_texts as told
  where told.site_id = t.site_id and told.product_id = ${PRODUCT}
  order by told.locale = ${locale} desc, told.locale = 'fr' desc, told.locale limit 1)`

const TOLD = {
  movedAt: toldMoment('moved_at'),
  reason: sql`t.reason`,
  change: sql`t.change`,
  note: sql`t.note`,
  declinationId: DECLINATION,
  productId: PRODUCT,
  reference: ofDeclination('reference'),
  year: sql`(select year from vintages where vintages.site_id = t.site_id and vintages.id = ${ofDeclination('vintage_id')})`,
  format: ofDeclination('millilitres'),
  orderId: sql`t.order_id`,
}

/** There are far more movements than things that move: those are looked for once. */
const ofNamed = ({ locale, pattern }: { locale: string; pattern: string }) => sql`(
  (t.holder = 'DECLINATION' and t.holder_id in (
    select declinations.id from declinations
    left join product_texts as told on told.site_id = declinations.site_id
      and told.product_id = declinations.product_id and told.locale = ${locale}
    where declinations.reference ilike ${pattern} or told.name ilike ${pattern}))
  or (t.holder = 'PRODUCT' and t.holder_id in (
    select told.product_id from product_texts as told where told.locale = ${locale} and told.name ilike ${pattern})))`

export const stockMovementStore: Store = {
  table: 'stock_movements',
  isUncounted: true,
  columns: {},
  facts: TOLD,
  listed: (locale) => ({ ...TOLD, name: nameOf(locale) }),
  searched: (locale) => [sql`t.note`, (pattern) => ofNamed({ locale, pattern })],
}
