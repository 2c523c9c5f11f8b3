import { sql } from 'kysely'
import { pagePicture } from '#db/queries/content/page-layouts.ts'
import type { Store } from './store.ts'
import { momentText } from './told-moment.ts'
import { toldText } from './told-text.ts'

const texts = {
  table: 'page_texts',
  key: 'page_id',
  columns: { title: 'title', url: 'url', menuTitle: 'menu_title', metaDescription: 'meta_description' },
} as const

const facts = {
  order: sql`t.position`,
  route: sql`t.cms_route`,
  isTrashed: sql`t.trashed_at is not null`,
  kind: sql`case when t.is_custom_header then 'HEADER' when t.is_custom_footer then 'FOOTER'
    when t.type = 'SHARED' then 'SHARED' else 'PAGE' end`,
}

export const pageStore: Store = {
  table: 'pages',
  columns: {
    idParent: 'parent_id',
    isValid: 'is_valid',
    showInMenu: 'show_in_menu',
    isFixedOnRight: 'is_fixed_on_right',
    useAbsoluteMenu: 'use_absolute_menu',
    isEcommercePage: 'is_ecommerce_page',
    menuIcon: 'menu_icon',
    linkType: 'link_type',
    linkUrl: 'link_url',
  },
  texts,
  listed: (locale) => ({
    ...facts,
    title: toldText({ texts, column: 'title', locale }),
    menuTitle: toldText({ texts, column: 'menu_title', locale }),
    url: toldText({ texts, column: 'url', locale }),
    idParent: sql`t.parent_id`,
    isValid: sql`t.is_valid`,
    showInMenu: sql`t.show_in_menu`,
    linkType: sql`t.link_type`,
    hasDraft: sql`exists (select from page_drafts where page_drafts.page_id = t.id)`,
    changedAt: momentText(sql`select changed_at from page_drafts where page_drafts.page_id = t.id`),
    plannedFor: momentText(sql`select planned_for from page_versions
      where page_versions.page_id = t.id and published_at is null`),
    languages: sql`array(select distinct locale from sections where sections.page_id = t.id order by locale)`,
    picture: pagePicture(locale),
  }),
  searched: (locale) => [
    toldText({ texts, column: 'title', locale }),
    toldText({ texts, column: 'menu_title', locale }),
    toldText({ texts, column: 'url', locale }),
  ],
  facts,
  faults: {
    page_texts_site_id_locale_url_key: 'texts',
    pages_site_id_parent_id_fkey: 'idParent',
    pages_link_with_target: 'linkUrl',
  },
}
