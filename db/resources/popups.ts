import { sql } from 'kysely'
import type { Store } from './store.ts'
import { toldMoment } from './told-moment.ts'
import { toldLocales, toldText } from './told-text.ts'

const texts = {
  table: 'popup_texts',
  key: 'popup_id',
  columns: { title: 'title', text: 'text', linkLabel: 'link_label', linkUrl: 'link_url' },
} as const

export const popupStore: Store = {
  table: 'popups',
  columns: {
    isPublished: 'is_published',
    mediaId: 'media_id',
    onKinds: 'on_kinds',
    onPages: 'on_pages',
    afterSeconds: 'after_seconds',
    afterScroll: 'after_scroll',
    shownFrom: 'shown_from',
    shownUntil: 'shown_until',
    showsOnEveryReload: 'shows_on_every_reload',
    againDays: 'again_days',
    isAlcoholPromotion: 'is_alcohol_promotion',
  },
  texts,
  listed: (locale) => ({
    title: toldText({ texts, column: 'title', locale }),
    state: sql`case when not t.is_published then 'DRAFT' when t.shown_from > now() then 'PLANNED'
      when t.shown_until <= now() then 'ENDED' else 'SHOWN' end`,
    isPublished: sql`t.is_published`,
    opensBySelf: sql`(t.on_kinds <> '{}' or t.on_pages <> '{}')`,
    shownFrom: toldMoment('shown_from'),
    shownUntil: toldMoment('shown_until'),
    mediaId: sql`t.media_id`,
    languages: toldLocales(texts),
  }),
  searched: (locale) => [toldText({ texts, column: 'title', locale })],
  faults: { popups_site_id_media_id_fkey: 'mediaId' },
}
