import { z } from 'zod'
import { defineList } from '#contract/basics/list-query.ts'
import { defineResource } from './define-resource.ts'

const told = {
  happenedAt: z.string(),
  /** Whoever did it or planned it, by name or else by address; null once they are gone. */
  who: z.string().nullable(),
  idUser: z.number().int().nullable(),
  /** It was planned, and done at its time by nobody's hand. */
  isPlanned: z.boolean(),
  /** From where, as far as it tells networks apart. */
  network: z.string(),
  /** The call that did it. */
  call: z.string(),
  /** What was changed, by its kind and its id; null where the call does not say. */
  thing: z.string().nullable(),
  thingId: z.string().nullable(),
}

export const auditEvents = defineResource({
  one: 'auditEvent',
  many: 'auditEvents',
  path: '/admin/audit-event',
  area: 'log',
  about: 'what administrators have changed, newest first',
  fields: z.object({}),
  /** `before` and `after` are null where they are not told, and once the person they told of is forgotten. */
  facts: z.object({ ...told, before: z.unknown(), after: z.unknown() }),
  row: z.object(told),
  list: defineList({
    filters: {
      /** In who did it, what it was and what it was before and after. */
      search: { value: 'text', operators: ['equal'] },
      thing: { value: 'text', operators: ['equal'] },
      thingId: { value: 'text', operators: ['equal'] },
      call: { value: 'text', operators: ['equal'] },
      idUser: { value: 'number', operators: ['equal'] },
      from: { value: 'day', operators: ['equal'] },
      until: { value: 'day', operators: ['equal'] },
    },
    orderBy: ['happenedAt'],
    defaultOrder: '-happenedAt',
    defaultNbItem: 25,
  }),
  can: [],
})
