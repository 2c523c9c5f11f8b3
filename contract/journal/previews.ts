import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { ArticleCard, articleContent } from './articles.ts'
import * as routes from './routes.ts'

const Kind = z.enum(['news', 'blog'])

export const openArticlePreview = defineCall({
  name: 'openArticlePreview',
  ...routes.openArticlePreview,
  about:
    'A link that shows news or an article of the blog as it is saved, public or not, to whoever holds it, until it ends.',
  who: 'admin',
  area: 'content',
  params: z.object({ kind: Kind, id: IdParam }),
  body: z.object({ hours: z.number().int().min(1).max(720).default(168) }),
  output: z.object({ path: z.string(), endsAt: z.string() }),
  refusals: ['thing-not-found', 'too-many-previews'],
  answersSecret: true,
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
