import { sql } from 'kysely'

interface BoxedWine {
  has_wine: boolean | null
  /** Whatever their size. */
  bottles: number | null
  millilitres: number | null
}

/**
 * The wine that is known to be in a box, to be joined laterally to its row of `declinations`: glasses and corkscrews
 * count nothing. One row, all null where nobody says what is in it.
 */
export const boxedWine = sql<BoxedWine>`(
  select bool_or(owner.type = 'WINE') as has_wine,
    sum(case when owner.type = 'WINE' then part.quantity else 0 end)::integer as bottles,
    sum(case when owner.type = 'WINE' then part.quantity * coalesce(component.millilitres, 750) else 0 end)::integer
      as millilitres
  from box_components part
  join declinations component on component.site_id = part.site_id and component.id = part.component_id
  join products owner on owner.site_id = component.site_id and owner.id = component.product_id
  where part.site_id = declinations.site_id and part.box_id = declinations.id
)`
