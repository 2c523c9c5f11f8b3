import type { Product } from '#contract/catalogue/products.ts'
import type { BlogFolder } from '#contract/journal/blogs.ts'
import {
  getBlog,
  getBlogAriane,
  getBlogFolder,
  getBlogFolderAriane,
  getBlogFolders,
  getBlogSubfolders,
  getBlogs,
} from '#contract/journal/routes.ts'
import { getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { productCard } from '#rules/catalogue/product-card.ts'
import { shopSettings } from '#rules/catalogue/shop-settings.ts'
import { NO_HOSTS } from '#rules/consent/connector-hosts.ts'
import { cropText } from '#rules/content/crop-text.ts'
import { PLAYER_HOSTS } from '#rules/content/foreign-films.ts'
import { richTextWords } from '#rules/content/rich-text.ts'
import { blogPath, folderPath } from '#rules/journal/journal-paths.ts'
import { sharedPictureAddress } from '#rules/media/pictures.ts'
import { type ParameterValues, parameterValues } from '#rules/sites/parameters.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered, isLocale } from '#site/shell/load-site.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, type Locale, pathInLocale } from '#words/basics/locales.ts'
import { catalogueWords } from '#words/catalogue/names/words.ts'
import { journalWords } from '#words/journal/words.ts'
import type { ArticleView } from './ArticlePage.tsx'
import { articleData, crumbData } from './article-data.ts'
import { cardView, localePaths, pageLinks, shareLinks, shownDay } from './journal-views.server.ts'
import { loadListOpening, loadOwnPage } from './load-own-page.server.ts'
import { checkPage, keepOneAddress, notFound, readId, readPage } from './read-address.ts'

const BLOG_PATH = '/blog'
const PAGE_LENGTH = 12
const ALL_FOLDERS = { page: 1, nbItem: 100 } as const

/** All articles, and the folders that they lie in; nothing where the estate has closed its blog. */
export async function loadBlogHome(context: PageContext, url: string) {
  const { ask, locale } = context
  const words = journalWords[locale]
  const page = readPage(url)
  const [own, articles, folders, info, values] = await Promise.all([
    loadListOpening(context, { slug: 'blog', title: words.blogTitle }),
    ask(getBlogs, { list: { page, nbItem: PAGE_LENGTH } }),
    ask(getBlogFolders, { list: ALL_FOLDERS }),
    ask(getSiteInfo, {}),
    loadValues(context),
  ])
  if (values.IS_BLOG_ACTIVATED !== 'true') throw notFound()
  const { blogs, total } = answered(articles)
  const { name, locales } = answered(info)
  checkPage(page, { total, length: PAGE_LENGTH })
  const query = page === 1 ? '' : `?page=${page}`
  return {
    ...own,
    ...listWords(locale, name),
    number: page,
    headTitle: page === 1 ? own.title : fill(words.titleOfPage, { title: own.title, n: page }),
    folders: answered(folders).folders.map((folder) => folderLink(folder, locale)),
    cards: blogs.map((one) => cardView(one, locale)),
    pages: pageLinks({ path: pathInLocale(BLOG_PATH, locale), page, length: PAGE_LENGTH, total, locale }),
    paths: Object.fromEntries(locales.filter(isLocale).map((code) => [code, BLOG_PATH + query])),
  }
}

/** One folder: the folders below it, and its own articles. */
export async function loadBlogFolder(context: PageContext, { told, url }: { told: string | undefined; url: string }) {
  const { ask, locale, path } = context
  const words = journalWords[locale]
  const id = readId(told)
  const page = readPage(url)
  const [found, below, ariane, info, own] = await Promise.all([
    ask(getBlogFolder, { params: { id }, list: { page, nbItem: PAGE_LENGTH } }),
    ask(getBlogSubfolders, { params: { id }, list: ALL_FOLDERS }),
    ask(getBlogFolderAriane, { params: { id } }),
    ask(getSiteInfo, {}),
    loadOwnPage(context, { slug: 'blog', title: words.blogTitle }),
  ])
  if (!found.success) throw notFound()
  const folder = found.data
  keepOneAddress({ path, right: folder.url, locale })
  checkPage(page, { total: folder.total, length: PAGE_LENGTH })
  const { name, url: siteUrl } = answered(info)
  const here = pathInLocale(folder.url, locale)
  const crumbs = crumbsTo({ steps: answered(ariane), blogTitle: own.title, locale })
  const query = page === 1 ? '' : `?page=${page}`
  return {
    ...listWords(locale, name),
    number: page,
    headTitle: page === 1 ? folder.name : fill(words.titleOfPage, { title: folder.name, n: page }),
    title: folder.name,
    lead: folder.description,
    crumbsLabel: words.crumbs,
    crumbs,
    data: crumbData(siteUrl, crumbs),
    folders: answered(below).folders.map((one) => folderLink(one, locale)),
    cards: folder.blogs.map((one) => cardView(one, locale)),
    pages: pageLinks({ path: here, page, length: PAGE_LENGTH, total: folder.total, locale }),
    paths: localePaths(folder.slugs, (slug) => folderPath({ id, slug }) + query),
  }
}

/** One article at its one address, with the wines that it speaks of. */
export async function loadBlogArticle(context: PageContext, told: string | undefined) {
  const { ask, locale, path } = context
  const words = journalWords[locale]
  const id = readId(told)
  const [found, ariane, info, own, values] = await Promise.all([
    ask(getBlog, { params: { id } }),
    ask(getBlogAriane, { params: { id } }),
    ask(getSiteInfo, {}),
    loadOwnPage(context, { slug: 'blog', title: words.blogTitle }),
    loadValues(context),
  ])
  if (!found.success) throw notFound()
  const blog = found.data
  keepOneAddress({ path, right: blog.url, locale })
  if (blog.content.includes('data-film=')) context.allowHosts({ ...NO_HOSTS, frame: PLAYER_HOSTS })
  const { url: siteUrl, name: siteName, isECommerce } = answered(info)
  const here = pathInLocale(blog.url, locale)
  const crumbs = crumbsTo({ steps: answered(ariane), blogTitle: own.title, locale })
  const description = cropText(blog.lead || richTextWords(blog.content))
  const picture = blog.image && sharedPictureAddress(blog.image)
  const article: ArticleView = {
    crumbsLabel: words.crumbs,
    crumbs,
    title: blog.title,
    lead: blog.lead,
    date: blog.date,
    day: shownDay(blog.date, locale),
    notes: [
      ...(blog.author ? [fill(words.by, { name: blog.author })] : []),
      fill(words.minutes, { n: blog.readingMinutes }),
    ],
    image: blog.image,
    content: blog.content,
    film: words.film,
    share: shareLinks({ title: blog.title, site: siteName, url: `${siteUrl}${here}`, locale }),
  }
  return {
    article,
    wines: relatedWines({ products: blog.products, values, isECommerce, locale }),
    all: { label: words.allArticles, path: pathInLocale(BLOG_PATH, locale) },
    head: {
      title: `${blog.title} — ${siteName}`,
      name: blog.title,
      description,
      picture,
      data: articleData({
        type: 'BlogPosting',
        title: blog.title,
        description,
        siteUrl,
        siteName,
        path: here,
        lang: LOCALES[locale].lang,
        date: blog.date,
        updated: blog.updated,
        picture,
        author: blog.author,
        crumbs,
      }),
    },
    paths: localePaths(blog.slugs, (slug) => blogPath({ id, slug })),
  }
}

async function loadValues({ ask }: PageContext): Promise<ParameterValues> {
  return parameterValues(answered(await ask(getParameters, {})).parameters)
}

function listWords(locale: Locale, site: string) {
  const words = journalWords[locale]
  return {
    feed: { title: fill(words.blogFeed, { site }), href: pathInLocale(`${BLOG_PATH}/rss.xml`, locale) },
    words: {
      pages: words.pages,
      folders: words.folders,
      none: words.noBlog,
      noneHint: words.noBlogHint,
      all: words.allArticles,
    },
  }
}

function folderLink({ id, url, name, description }: BlogFolder, locale: Locale) {
  return { id, path: pathInLocale(url, locale), name, description }
}

interface CrumbsToOptions {
  steps: readonly { url: string; name: string }[]
  blogTitle: string
  locale: Locale
}

function crumbsTo({ steps, blogTitle, locale }: CrumbsToOptions) {
  return [{ url: '/', name: journalWords[locale].home }, { url: BLOG_PATH, name: blogTitle }, ...steps].map(
    ({ url, name }) => ({ name, path: pathInLocale(url, locale) }),
  )
}

interface RelatedWinesOptions {
  products: readonly Product[]
  values: ParameterValues
  isECommerce: boolean
  locale: Locale
}

/** Cards of the shop; an estate that sells nothing shows its bottles by name, without a price or a way to buy. */
function relatedWines({ products, values, isECommerce, locale }: RelatedWinesOptions) {
  if (products.length === 0) return null
  const shop = shopSettings(values)
  const cards = products.map((product) => productCard({ product, shop, medalNames: catalogueWords[locale].medals }))
  return {
    title: journalWords[locale].wines,
    isForSale: isECommerce,
    own: { inStockLabel: shop.inStockLabel, notInStockLabel: shop.notInStockLabel },
    cards: isECommerce ? cards : cards.map((card) => ({ ...card, price: null, reduction: null })),
  }
}
