import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput, Text } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

export const PARAMETER_KINDS = ['STRING', 'BOOLEAN', 'NUMBER', 'TEXT', 'LINK'] as const

export const Parameter = z.object({
  id: z.number().int(),
  type: z.string(),
  kind: z.enum(PARAMETER_KINDS),
  label: z.string(),
  value: z.string().nullable(),
})
export type Parameter = z.infer<typeof Parameter>

const parameterList = defineList({
  filters: {
    type: { value: 'text', operators: ['equal', 'different', 'like'] },
    kind: { value: 'text', operators: ['equal', 'different'] },
  },
  orderBy: ['id', 'type'],
  defaultOrder: 'id',
  defaultNbItem: 'all',
})

export const getParameters = defineCall({
  name: 'getParameters',
  ...routes.getParameters,
  about: 'The parameters of the site: theme, menu, company, shop rules. All of them unless nbItem says otherwise.',
  who: 'visitor',
  isShared: true,
  list: parameterList,
  output: listOutput('parameter', Parameter),
  refusals: [],
  isShell: true,
})

export const setParameter = defineCall({
  name: 'setParameter',
  ...routes.setParameter,
  about:
    'Changes one parameter, if it still has the value that the caller has seen, or whatever it has where none is given; null sets it back to its default. Shows at once on every page of the site.',
  who: 'admin',
  area: 'settings',
  params: z.object({ id: IdParam }),
  // What has one value only is its own version: whoever has seen another one is told.
  body: z.object({ value: Text(100_000).nullable(), seen: z.string().max(100_000).nullable().optional() }),
  output: Parameter,
  refusals: ['parameter-not-found', 'changed-meanwhile'],
})
