import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

/** A popup in its days. */
export async function findPopup(db: SiteDb, { id, locale, now }: { id: number; locale: string; now: Date }) {
  return db
    .selectFrom('popups')
    .innerJoin('popup_texts', (on) =>
      on.onRef('popup_texts.site_id', '=', 'popups.site_id').onRef('popup_texts.popup_id', '=', 'popups.id'),
    )
    .where('popups.id', '=', id)
    .where('popups.is_published', '=', true)
    .where('popup_texts.locale', '=', locale)
    .where(({ or, eb }) => or([eb('popups.shown_from', 'is', null), eb('popups.shown_from', '<=', now)]))
    .where(({ or, eb }) => or([eb('popups.shown_until', 'is', null), eb('popups.shown_until', '>', now)]))
    .select([
      'popups.id',
      'popups.media_id',
      'popups.shows_on_every_reload',
      'popups.is_alcohol_promotion',
      'popup_texts.title',
      'popup_texts.text',
      'popup_texts.link_label',
      'popup_texts.link_url',
    ])
    .executeTakeFirst()
}

/** Those that open by themselves, now or later, in this language. */
export async function listTimedPopups(db: SiteDb, { locale, now }: { locale: string; now: Date }) {
  return db
    .selectFrom('popups')
    .selectAll()
    .where('is_published', '=', true)
    .where(({ or, eb }) => or([eb('after_seconds', 'is not', null), eb('after_scroll', 'is not', null)]))
    .where(sql<boolean>`(on_pages <> '{}' or on_kinds <> '{}')`)
    .where(({ or, eb }) => or([eb('shown_until', 'is', null), eb('shown_until', '>', now)]))
    .where('id', 'in', (told) => told.selectFrom('popup_texts').select('popup_id').where('locale', '=', locale))
    .orderBy('id')
    .execute()
}
