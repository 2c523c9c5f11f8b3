import type { ColumnType, Generated } from 'kysely'
import type { MessageTopic, PartnerKind, PopupPage } from '#contract/content/closed-sets.ts'
import type { DeskPage } from '#contract/content/page-content.ts'

export interface ContentTables {
  pages: PagesTable
  page_texts: PageTextsTable
  sections: SectionsTable
  page_drafts: PageDraftsTable
  page_versions: PageVersionsTable
  previews: PreviewsTable
  page_layouts: PageLayoutsTable
  page_redirects: { site_id: Generated<number>; locale: string; url: string; page_id: number }
  elements: ElementsTable
  element_texts: ElementTextsTable
  partners: PartnersTable
  popups: {
    site_id: Generated<number>
    id: Generated<number>
    media_id: string | null
    shows_on_every_reload: Generated<boolean>
    on_pages: Generated<string[]>
    on_kinds: Generated<PopupPage[]>
    after_seconds: number | null
    after_scroll: number | null
    shown_from: Date | null
    shown_until: Date | null
    again_days: number | null
    is_alcohol_promotion: Generated<boolean>
    version: Generated<number>
    is_published: Generated<boolean>
  }
  popup_texts: PopupTextsTable
  messages: MessagesTable
  message_answers: MessageAnswersTable
}

interface PagesTable {
  site_id: Generated<number>
  id: Generated<number>
  parent_id: number | null
  type: Generated<string>
  position: Generated<number>
  is_valid: Generated<boolean>
  is_text: Generated<boolean>
  show_in_menu: Generated<boolean>
  is_fixed_on_right: Generated<boolean>
  use_absolute_menu: Generated<boolean>
  reload: Generated<boolean>
  menu_icon: string | null
  cms_route: string | null
  is_custom_header: Generated<boolean>
  is_custom_footer: Generated<boolean>
  is_ecommerce_page: Generated<boolean>
  link_type: string | null
  link_url: string | null
  updated_at: Generated<Date | null>
  version: Generated<number>
  trashed_at: Generated<Date | null>
}

interface PageDraftsTable {
  site_id: Generated<number>
  page_id: number
  version: Generated<number>
  content: ColumnType<DeskPage, string, string>
  changed_at: Date
  changed_by: number | null
}

interface PageVersionsTable {
  site_id: Generated<number>
  id: Generated<number>
  page_id: number
  content: ColumnType<DeskPage, string, string>
  made_at: Date
  made_by: number | null
  planned_for: Date | null
  published_at: Date | null
}

interface PreviewsTable {
  site_id: Generated<number>
  id: Generated<number>
  page_id: number | null
  news_id: number | null
  blog_id: number | null
  version_id: number | null
  token_hash: Uint8Array
  made_at: Date
  made_by: number | null
  ends_at: Date
  is_of_desk: Generated<boolean>
}

interface PageLayoutsTable {
  site_id: Generated<number>
  id: Generated<number>
  page_id: number
  locale: string
  version_id: number | null
  html_hash: string | null
  asked_at: Date | null
  picture_hash: string | null
}

interface PageTextsTable {
  site_id: Generated<number>
  page_id: number
  locale: string
  title: string
  url: string
  menu_title: string
  meta_description: Generated<string>
}

interface SectionsTable {
  site_id: Generated<number>
  id: Generated<number>
  page_id: number
  locale: string
  position: number
  type: string
  properties: ColumnType<unknown, string, string>
}

interface ElementsTable {
  site_id: Generated<number>
  id: Generated<number>
  route: string
  position: number
  media_id: string | null
  url: string | null
  is_published: Generated<boolean>
  updated_at: Generated<Date | null>
  version: Generated<number>
  show_at: Generated<Date | null>
  hide_at: Generated<Date | null>
}

interface ElementTextsTable {
  site_id: Generated<number>
  element_id: number
  locale: string
  title: string
  description: Generated<string>
}

interface PartnersTable {
  site_id: Generated<number>
  element_id: number
  kind: PartnerKind
  address: Generated<string>
  postal_code: string
  city: string
  phone: string | null
  latitude: number | null
  longitude: number | null
}

interface PopupTextsTable {
  site_id: Generated<number>
  popup_id: number
  locale: string
  title: string
  text: string
  link_label: string | null
  link_url: string | null
}

interface MessagesTable {
  site_id: Generated<number>
  id: Generated<number>
  firstname: string
  lastname: string
  email: string
  phone: string | null
  subject: string | null
  message: string
  locale: string
  created_at: Generated<Date>
  order_id: number | null
  topic: MessageTopic | null
  is_suspect: Generated<boolean>
  answered_at: Generated<Date | null>
  read_at: Generated<Date | null>
}

interface MessageAnswersTable {
  site_id: Generated<number>
  id: Generated<number>
  message_id: number
  user_id: number | null
  text: string
  created_at: Date
}
