import type { HandlersOf } from '#api/calls/handler.ts'
import type * as albums from '#contract/journal/albums.ts'
import type * as blogs from '#contract/journal/blogs.ts'
import type * as news from '#contract/journal/news.ts'
import type * as previews from '#contract/journal/previews.ts'
import { handleCloseArticlePreview } from './close-article-preview.ts'
import { handleGetAlbum } from './get-album.ts'
import { handleGetAlbums } from './get-albums.ts'
import { handleGetArticlePreview } from './get-article-preview.ts'
import { handleGetArticlePreviews } from './get-article-previews.ts'
import { handleGetBlog } from './get-blog.ts'
import { handleGetBlogAriane } from './get-blog-ariane.ts'
import { handleGetBlogFolder } from './get-blog-folder.ts'
import { handleGetBlogFolderAriane } from './get-blog-folder-ariane.ts'
import { handleGetBlogFolders } from './get-blog-folders.ts'
import { handleGetBlogSubfolders } from './get-blog-subfolders.ts'
import { handleGetBlogs } from './get-blogs.ts'
import { handleGetNews } from './get-news.ts'
import { handleGetNewsArticle } from './get-news-article.ts'
import { handleOpenArticlePreview } from './open-article-preview.ts'

export const journalHandlers: HandlersOf<typeof albums & typeof blogs & typeof news & typeof previews> = {
  getNews: handleGetNews,
  getNewsArticle: handleGetNewsArticle,
  getBlogs: handleGetBlogs,
  getBlog: handleGetBlog,
  getBlogAriane: handleGetBlogAriane,
  getBlogFolders: handleGetBlogFolders,
  getBlogSubfolders: handleGetBlogSubfolders,
  getBlogFolder: handleGetBlogFolder,
  getBlogFolderAriane: handleGetBlogFolderAriane,
  getAlbums: handleGetAlbums,
  getAlbum: handleGetAlbum,
  openArticlePreview: handleOpenArticlePreview,
  getArticlePreviews: handleGetArticlePreviews,
  closeArticlePreview: handleCloseArticlePreview,
  getArticlePreview: handleGetArticlePreview,
}
