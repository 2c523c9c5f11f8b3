import type { PageContent } from '#contract/content/components.ts'
import type { listPages } from '#db/queries/content/pages.ts'
import { pageLink } from '#rules/content/page-links.ts'

type PageRow = Awaited<ReturnType<typeof listPages>>[number]

export function pageToWire(row: PageRow) {
  return {
    id: row.id,
    idSite: row.site_id,
    idParent: row.parent_id,
    type: row.type,
    order: row.position,
    isValid: row.is_valid,
    isText: row.is_text,
    showInMenu: row.show_in_menu,
    isFixedOnRight: row.is_fixed_on_right,
    useAbsoluteMenu: row.use_absolute_menu,
    reload: row.reload,
    menuIcon: row.menu_icon,
    cms: { isCmsPage: row.cms_route !== null, route: row.cms_route },
    isCustomHeader: row.is_custom_header,
    isCustomFooter: row.is_custom_footer,
    isEcommercePage: row.is_ecommerce_page,
    link: pageLink({ type: row.link_type, url: row.link_url }),
    title: row.title,
    url: row.url,
    menuTitle: row.menu_title,
    metaDescription: row.meta_description,
  }
}

/** Where a page is in each language. */
export function urlsOf(texts: readonly { locale: string; url: string }[]): PageContent['urls'] {
  return Object.fromEntries(texts.map(({ locale, url }) => [locale, url]))
}
