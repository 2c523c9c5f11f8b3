/** Where the calls of this subject live. No zod here: screens ask by these. */
export const getNews = { method: 'GET', path: '/news' } as const
export const getNewsArticle = { method: 'GET', path: '/news/:id' } as const
export const getBlogs = { method: 'GET', path: '/blog' } as const
export const getBlog = { method: 'GET', path: '/blog/:id' } as const
export const getBlogAriane = { method: 'GET', path: '/blog/ariane/:id' } as const
export const getBlogFolders = { method: 'GET', path: '/blog/folder/list' } as const
export const getBlogSubfolders = { method: 'GET', path: '/blog/folder/list/:id' } as const
export const getBlogFolder = { method: 'GET', path: '/blog/folder/:id' } as const
export const getBlogFolderAriane = { method: 'GET', path: '/blog/folder/ariane/:id' } as const
export const getAlbums = { method: 'GET', path: '/album' } as const
export const openArticlePreview = { method: 'POST', path: '/admin/article/:kind/:id/preview' } as const
export const getArticlePreviews = { method: 'GET', path: '/admin/article/:kind/:id/preview' } as const
export const closeArticlePreview = { method: 'DELETE', path: '/admin/article/:kind/:id/preview/:idPreview' } as const
export const getArticlePreview = { method: 'GET', path: '/preview/article/:token' } as const
export const getAlbum = { method: 'GET', path: '/album/:id' } as const
