import { loadCatalogue } from '../catalogue.ts'
import type { Figure } from '../figures.ts'
import type { ShopFlow } from '../flows/shop-flows.ts'
import { connectAsOwner } from '../orders-ground.ts'
import { ownerUrlOf } from '../server-under-test.ts'
import { FEW } from '../sizes.ts'
import { asMeasured, type Subject } from '../subject.ts'
import { compareCosts } from '../system/cost.ts'
import { copiesOf, copyEstates } from './copy-estates.ts'
import { GROWTH, grownName } from './growth-figure.ts'

const MODEL = { id: 9_020, products: FEW.wines }
const FIRST = 10_001
/** Of the first wine: every copy has it. */
const BOTTLE = 4
const FLOWS = { list: 'list of 24', line: 'cart line' } as const satisfies Partial<Record<ShopFlow, string>>

/** Visits to a few estates of a hundred wines, and as many visits to very many of the same kind. */
export async function growEstates(subject: Subject): Promise<Figure[]> {
  const ownerUrl = ownerUrlOf(subject.dataFolder)
  await loadCatalogue(ownerUrl, MODEL)
  const owner = await connectAsOwner(ownerUrl, MODEL.id)
  await owner.query('update estate.declinations set quantity = 1000000 where site_id = $1', [MODEL.id])
  await owner.end()
  const copies = { from: MODEL.id, first: FIRST, count: subject.size.estates }
  await copyEstates(ownerUrl, copies)
  const shop = await subject.shop()
  const groundOf = (count: number) => {
    const sites = copiesOf(copies).slice(0, count)
    return { ...shop, sites, firstProduct: 1, products: MODEL.products, bottle: BOTTLE }
  }
  const figures: Figure[] = []
  for (const [flow, name] of Object.entries(FLOWS)) {
    const { cpuRatio, one, other } = await compareCosts({
      one: { measured: asMeasured(subject, groundOf(FEW.estates)), flow },
      other: { measured: asMeasured(subject, groundOf(subject.size.estates)), flow },
      ...subject.size,
    })
    const detail = `${subject.size.estates} estates, ${one.cpuMs.toFixed(2)} → ${other.cpuMs.toFixed(2)} ms CPU`
    figures.push({ name: grownName(name, 'estates'), value: cpuRatio, detail, ...GROWTH })
  }
  return figures
}
