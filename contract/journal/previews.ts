import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, IdParam } from '#contract/basics/shapes.ts'
import { OpenedPreview, PreviewHours, PreviewLink } from '#contract/content/preview-links.ts'
import { ArticleCard, articleContent } from './articles.ts'
import * as routes from './routes.ts'

const Kind = z.enum(['news', 'blog'])
export type ArticleKind = z.infer<typeof Kind>

const office = { who: 'admin', area: 'content' } as const
const params = z.object({ kind: Kind, id: IdParam })

export const openArticlePreview = defineCall({
  name: 'openArticlePreview',
  ...routes.openArticlePreview,
  about:
    'A link that shows news or an article of the blog as it is saved, public or not, to whoever holds it, until it ends.',
  ...office,
  params,
  body: z.object({ hours: PreviewHours }),
  output: OpenedPreview,
  refusals: ['thing-not-found', 'too-many-previews'],
  answersSecret: true,
})

export const getArticlePreviews = defineCall({
  name: 'getArticlePreviews',
  ...routes.getArticlePreviews,
  about: 'The links to previews of news or an article that have not ended, the newest first.',
  ...office,
  params,
  output: z.object({ previews: z.array(PreviewLink) }),
  refusals: ['thing-not-found'],
})

export const closeArticlePreview = defineCall({
  name: 'closeArticlePreview',
  ...routes.closeArticlePreview,
  about: 'Ends a link to a preview of news or an article.',
  ...office,
  params: params.extend({ idPreview: IdParam }),
  output: z.object({ id: Id }),
  refusals: ['thing-not-found'],
})

export const getArticlePreview = defineCall({
  name: 'getArticlePreview',
  ...routes.getArticlePreview,
  about: 'News or an article as its page would show it, for whoever holds a link to its preview.',
  who: 'visitor',
  differsBy: 'link',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  output: z.object({
    kind: Kind,
    article: ArticleCard.extend({ ...articleContent, author: z.string().nullable() }),
    endsAt: z.string(),
  }),
  refusals: ['page-not-found'],
})
