import { type BenchSite, loadCatalogue } from '../catalogue.ts'
import type { Figure } from '../figures.ts'
import type { ShopFlow, ShopGround } from '../flows/shop-flows.ts'
import { ownerUrlOf } from '../server-under-test.ts'
import { FEW } from '../sizes.ts'
import { asMeasured, type Subject } from '../subject.ts'
import { compareCosts } from '../system/cost.ts'
import { copiesOf, copyEstates } from './copy-estates.ts'
import { GROWTH, grownName } from './growth-figure.ts'

const FLOWS = { list: 'list of 24', detail: 'detail' } as const satisfies Partial<Record<ShopFlow, string>>

/** The same visits to small estates and to one with far more wines than any has. */
export async function growWines(subject: Subject): Promise<Figure[]> {
  const small: BenchSite = { id: 9_001, products: FEW.wines }
  const large: BenchSite = { id: 9_002, products: subject.size.wines }
  for (const site of [small, large]) await loadCatalogue(ownerUrlOf(subject.dataFolder), site)
  const shop = await subject.shop()
  // As many wines in all on both sides, so that none is asked for twice on either.
  const copies = { from: small.id, first: 20_001, count: Math.ceil(large.products / small.products) }
  await copyEstates(ownerUrlOf(subject.dataFolder), copies)
  const few: ShopGround = { ...shop, sites: copiesOf(copies), firstProduct: 1, products: small.products }
  const many: ShopGround = { ...shop, sites: [large.id], firstProduct: 1, products: large.products }
  const figures: Figure[] = []
  for (const [flow, name] of Object.entries(FLOWS)) {
    const { cpuRatio, one, other } = await compareCosts({
      one: { measured: asMeasured(subject, few), flow },
      other: { measured: asMeasured(subject, many), flow },
      ...subject.size,
    })
    const detail = `${one.cpuMs.toFixed(2)} → ${other.cpuMs.toFixed(2)} ms CPU`
    figures.push({ name: grownName(name, 'wines'), value: cpuRatio, detail, ...GROWTH })
  }
  return figures
}
