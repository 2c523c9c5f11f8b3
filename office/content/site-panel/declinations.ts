import type { Envelope } from '#contract/basics/envelope.ts'
import { countStock } from '#contract/catalogue/routes.ts'
import { ask, transport } from './panel-ask.ts'

/** What the list of the resource tells of each (`contract/catalogue/declination-resource.ts`). */
export interface Declination {
  id: number
  version: number
  price: number
  finalPrice: number
  lowestPrice: number | null
  quantity: number
  tracksStock: boolean
  year: number | null
  /** In millilitres. */
  format: number | null
  reference: string
}

const PATH = '/admin/declination'

/** More than any wine has. */
const MOST = 50

/** Throws when they cannot be had. */
export async function listDeclinations(productId: number): Promise<Declination[]> {
  const list = { productId, isValid: 'true', orderBy: 'position', nbItem: MOST }
  const answer = (await transport({ method: 'GET', path: PATH }, { list })) as Envelope<{ declinations: Declination[] }>
  if (!answer.success) throw new Error(answer.message)
  return answer.data.declinations
}

/** On top of the version that was seen. */
export function changePrice({ id, version }: Declination, ownPrice: number) {
  const asked = { params: { id }, body: { version, ownPrice } }
  return transport({ method: 'PUT', path: `${PATH}/:id` }, asked) as Promise<Envelope<{ declination: Declination }>>
}

/** What was counted, where so many were seen. */
export function changeStock({ id, quantity }: Declination, counted: number) {
  return ask(countStock, { body: { note: '', counts: [{ declinationId: id, seen: quantity, counted }] } })
}
