import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { type Unavailable, withTimeout } from '#providers/processes/with-timeout.ts'
import type { Position } from '#rules/places/distance.ts'

export interface RelayPlace {
  /** Two letters. */
  country: string
  postalCode: string
  city: string
  address: string
  /** The middle of its commune, where that is known. */
  position: Position | null
}

/** A network of access points. It may throw and may be slow: `createRelays` turns both into an outcome. */
export interface RelayProvider {
  /** As a carrier's row names the network whose access points it brings to. */
  readonly name: string
  /** The points nearest to a place, nearest first, at most `count`. */
  search(options: { near: RelayPlace; count: number; signal: AbortSignal }): Promise<AccessPoint[]>
  /** One point by its id, null when it is not or no longer one of the network. */
  find(id: string, signal: AbortSignal): Promise<AccessPoint | null>
}

type RelaySearchOutcome = { outcome: 'searched'; accessPoints: AccessPoint[] } | Unavailable
type RelayPointOutcome = { outcome: 'found'; accessPoint: AccessPoint } | { outcome: 'unknown' } | Unavailable

/** The networks as handlers see them. */
export interface Relays {
  /** Whether there is such a network here: a carrier of another cannot be offered. */
  has(provider: string): boolean
  search(options: { provider: string; near: RelayPlace; count: number }): Promise<RelaySearchOutcome>
  find(provider: string, id: string): Promise<RelayPointOutcome>
}

const PATIENCE_MS = 4_000

/** Networks number their points as they like; with its network in front, an id is that of one point only. */
export function belongsToProvider(provider: string, id: string): boolean {
  return id.startsWith(`${provider}:`)
}

export function createRelays(networks: readonly RelayProvider[], patienceMs = PATIENCE_MS): Relays {
  const ask = async <Outcome>(name: string, work: (network: RelayProvider, signal: AbortSignal) => Promise<Outcome>) =>
    withTimeout(patienceMs, async (signal) => {
      const network = networks.find((one) => one.name === name)
      if (!network) throw new Error(`There is no network ${name}`)
      return work(network, signal)
    })
  const named = (provider: string, point: AccessPoint) => ({ ...point, id: `${provider}:${point.id}` })
  const has = (provider: string) => networks.some(({ name }) => name === provider)
  return {
    has,
    search: ({ provider, near, count }) =>
      ask(provider, async (network, signal) => {
        const points = await network.search({ near, count, signal })
        return { outcome: 'searched', accessPoints: points.map((point) => named(provider, point)) }
      }),
    async find(provider, id) {
      if (!has(provider) || !belongsToProvider(provider, id)) return { outcome: 'unknown' }
      return ask(provider, async (network, signal) => {
        const point = await network.find(id.slice(provider.length + 1), signal)
        return point ? { outcome: 'found', accessPoint: named(provider, point) } : { outcome: 'unknown' }
      })
    },
  }
}
