import { askJson, type Flow } from './flow.ts'
import { productAt, type Reading } from './shop-flows.ts'

const siteAt = ({ sites }: Reading, at: number) => sites[at % sites.length]

/** The same visits to the server that is written by hand: one request each. */
export const flows = {
  list: async ({ wire, ground, at }) => void (await askJson(wire, { path: `/list/${siteAt(ground, at)}` })),
  detail: async ({ wire, ground, at }) =>
    void (await askJson(wire, { path: `/detail/${siteAt(ground, at)}/${productAt(at, ground)}` })),
  line: async ({ wire }) => void (await askJson(wire, { method: 'POST', path: '/line', payload: { quantity: 2 } })),
  order: async ({ wire, at }) =>
    void (await askJson(wire, { method: 'POST', path: '/order', payload: { email: `buyer-${at}@example.com` } })),
} satisfies Record<string, Flow<Reading>>
