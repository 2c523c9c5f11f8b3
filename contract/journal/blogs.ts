import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput } from '#contract/basics/shapes.ts'
import { Product } from '#contract/catalogue/products.ts'
import { ArticleCard, articleContent, Slugs } from './articles.ts'
import * as routes from './routes.ts'

export const BlogCard = ArticleCard.extend({ idFolder: z.number().int(), author: z.string().nullable() })
export type BlogCard = z.infer<typeof BlogCard>

export const Blog = BlogCard.extend({
  ...articleContent,
  /** The wines that it speaks of, as lists of products give them. */
  products: z.array(Product),
})
export type Blog = z.infer<typeof Blog>

export const BlogFolder = z.object({
  id: z.number().int(),
  idParent: z.number().int().nullable(),
  url: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  order: z.number().int(),
  slugs: Slugs,
})
export type BlogFolder = z.infer<typeof BlogFolder>

/** One step of the way down from the root. */
export const ArianeStep = z.object({ id: z.number().int(), url: z.string(), name: z.string() })
export type ArianeStep = z.infer<typeof ArianeStep>

const blogList = defineList({
  filters: {
    title: { value: 'text', operators: ['equal', 'different', 'like'] },
    /** Those that speak of a product. */
    product: { value: 'number', operators: ['equal'] },
  },
  orderBy: ['date', 'title', 'id'],
  defaultOrder: '-date',
  defaultNbItem: 12,
})

const folderList = defineList({
  filters: { name: { value: 'text', operators: ['equal', 'different', 'like'] } },
  orderBy: ['order', 'name', 'id'],
  defaultOrder: 'order',
  defaultNbItem: 12,
})

const byId = { params: z.object({ id: IdParam }) }

export const getBlogs = defineCall({
  name: 'getBlogs',
  ...routes.getBlogs,
  about: 'All articles of the blog in the caller’s language, the newest first; none where the blog is closed.',
  who: 'visitor',
  isShared: true,
  list: blogList,
  output: listOutput('blog', BlogCard),
  refusals: [],
  isShell: true,
})

export const getBlog = defineCall({
  name: 'getBlog',
  ...routes.getBlog,
  about: 'One article with its text and the wines that it speaks of.',
  who: 'visitor',
  isShared: true,
  live: ['stock'],
  ...byId,
  output: Blog,
  refusals: ['blog-not-found'],
})

export const getBlogAriane = defineCall({
  name: 'getBlogAriane',
  ...routes.getBlogAriane,
  about: 'The way from the root of the blog to an article, which comes last.',
  who: 'visitor',
  isShared: true,
  ...byId,
  output: z.array(ArianeStep),
  refusals: ['blog-not-found'],
})

export const getBlogFolders = defineCall({
  name: 'getBlogFolders',
  ...routes.getBlogFolders,
  about: 'The folders at the root of the blog; none where the blog is closed.',
  who: 'visitor',
  isShared: true,
  list: folderList,
  output: listOutput('folder', BlogFolder),
  refusals: [],
})

export const getBlogSubfolders = defineCall({
  name: 'getBlogSubfolders',
  ...routes.getBlogSubfolders,
  about: 'The folders right below a folder.',
  who: 'visitor',
  isShared: true,
  ...byId,
  list: folderList,
  output: listOutput('folder', BlogFolder),
  refusals: ['blog-folder-not-found'],
})

export const getBlogFolder = defineCall({
  name: 'getBlogFolder',
  ...routes.getBlogFolder,
  about: 'One folder with a page of its own articles.',
  who: 'visitor',
  isShared: true,
  ...byId,
  list: blogList,
  output: BlogFolder.extend(listOutput('blog', BlogCard).shape),
  refusals: ['blog-folder-not-found'],
})

export const getBlogFolderAriane = defineCall({
  name: 'getBlogFolderAriane',
  ...routes.getBlogFolderAriane,
  about: 'The way from the root of the blog to a folder, which comes last.',
  who: 'visitor',
  isShared: true,
  ...byId,
  output: z.array(ArianeStep),
  refusals: ['blog-folder-not-found'],
})
