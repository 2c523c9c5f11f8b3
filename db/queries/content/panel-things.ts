import type { PanelScreen } from '#contract/content/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Whether the estate has this thing, shown or not. The screens go by the names of their tables. */
export async function isPanelThing(db: SiteDb, { screen, id }: { screen: PanelScreen; id: number }): Promise<boolean> {
  const found =
    screen === 'events'
      ? await db.selectFrom('events').select('element_id').where('element_id', '=', id).executeTakeFirst()
      : await db.selectFrom(screen).select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
