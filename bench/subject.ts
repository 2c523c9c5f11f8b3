import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { undoAtEnd } from './clean-up.ts'
import { prepareShop } from './flows/prepare-shop.ts'
import type { ShopGround } from './flows/shop-flows.ts'
import { ownerUrlOf, type ServerUnderTest } from './server-under-test.ts'
import type { Size } from './sizes.ts'
import type { Measured } from './system/cost.ts'
import { leftInShop } from './system/rest.ts'

export interface Subject {
  server: ServerUnderTest
  dataFolder: string
  size: Size
  /** What there is to buy in the demo's first estate; made when it is first asked for. */
  shop(): Promise<ShopGround>
}

export function createSubject(given: Omit<Subject, 'shop'>): Subject {
  let shop: Promise<ShopGround> | undefined
  const { server, dataFolder } = given
  return {
    ...given,
    shop() {
      shop ??= prepareShop({ url: server.url, ownerUrl: ownerUrlOf(dataFolder) })
      return shop
    },
  }
}

/** The product under visits: all of its processes, the database below them. */
export function asMeasured(
  { server, dataFolder }: Pick<Subject, 'server' | 'dataFolder'>,
  ground: ShopGround,
): Measured {
  const { countLeft } = leftOf(dataFolder)
  return { urls: [server.url], roots: [server.pid], flows: 'shop', ground, countLeft }
}

const leftByFolder = new Map<string, ReturnType<typeof leftInShop>>()

/** One connection for all measures. */
export function leftOf(dataFolder: string) {
  const known = leftByFolder.get(dataFolder)
  if (known) return known
  const left = leftInShop(ownerUrlOf(dataFolder))
  leftByFolder.set(dataFolder, left)
  undoAtEnd(left.end)
  return left
}

export function postmasterPid(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}
