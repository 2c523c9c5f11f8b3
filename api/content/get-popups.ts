import type { Handler } from '#api/calls/handler.ts'
import type { getPopups } from '#contract/content/popups.ts'
import { listTimedPopups } from '#db/queries/content/popups.ts'

export const handleGetPopups: Handler<typeof getPopups> = async (_, { db, locale, now }) => {
  const rows = await listTimedPopups(db, { locale, now })
  const popups = rows.map((row) => ({
    id: row.id,
    onPages: row.on_pages,
    onKinds: row.on_kinds,
    afterSeconds: row.after_seconds,
    afterScroll: row.after_scroll,
    from: row.shown_from?.toISOString() ?? null,
    until: row.shown_until?.toISOString() ?? null,
    againDays: row.again_days,
    showsOnEveryReload: row.shows_on_every_reload,
    isAlcoholPromotion: row.is_alcohol_promotion,
  }))
  return { value: { popups, total: popups.length } }
}
