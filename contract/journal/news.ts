import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput } from '#contract/basics/shapes.ts'
import { ArticleCard, articleContent } from './articles.ts'
import * as routes from './routes.ts'

export const NewsCard = ArticleCard.extend({ promoted: z.boolean() })
export type NewsCard = z.infer<typeof NewsCard>

const Neighbour = z.object({ id: z.number().int(), url: z.string(), title: z.string() }).nullable()

export const NewsArticle = NewsCard.extend({
  ...articleContent,
  /** The one before it in time, and the one after. */
  previous: Neighbour,
  next: Neighbour,
})
export type NewsArticle = z.infer<typeof NewsArticle>

const newsList = defineList({
  filters: {
    promoted: { value: 'boolean', operators: ['equal'] },
    title: { value: 'text', operators: ['equal', 'different', 'like'] },
  },
  orderBy: ['promoted', 'date', 'title', 'id'],
  defaultOrder: '-promoted',
  defaultNbItem: 10,
})

export const getNews = defineCall({
  name: 'getNews',
  ...routes.getNews,
  about: 'The news of the estate in the caller’s language: what is promoted just now first, then the newest.',
  who: 'visitor',
  isShared: true,
  list: newsList,
  output: listOutput('news', NewsCard),
  refusals: [],
  isShell: true,
})

export const getNewsArticle = defineCall({
  name: 'getNewsArticle',
  ...routes.getNewsArticle,
  about: 'One piece of news with its text, and its neighbours in time.',
  who: 'visitor',
  isShared: true,
  params: z.object({ id: IdParam }),
  output: NewsArticle,
  refusals: ['news-not-found'],
})
