import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import { withTimeout } from '#providers/processes/with-timeout.ts'

/** Whose access points a carrier brings to. */
export type RelayProviderName = 'BUILT_IN'

export interface RelayPlace {
  /** Two letters. */
  country: string
  postalCode: string
  city: string
  address: string
}

/** A network of access points. It may throw and may be slow: `createRelays` turns both into "away". */
export interface RelayProvider {
  /** The points nearest to a place, nearest first, at most `count`. */
  search(near: RelayPlace, count: number, signal: AbortSignal): Promise<AccessPoint[]>
  /** One point by its id, null when it is not or no longer one of the network. */
  find(id: string, signal: AbortSignal): Promise<AccessPoint | null>
}

type Away = { refusal: 'relay-away' }

/** The networks as handlers see them. */
export interface Relays {
  search(provider: RelayProviderName, near: RelayPlace, count: number): Promise<{ accessPoints: AccessPoint[] } | Away>
  find(provider: RelayProviderName, id: string): Promise<{ accessPoint: AccessPoint | null } | Away>
}

const PATIENCE_MS = 4_000

/** Networks number their points as they like; with its network in front, an id is that of one point only. */
export function isPointOf(provider: RelayProviderName, id: string): boolean {
  return id.startsWith(`${provider}:`)
}

export function createRelays(
  providers: Readonly<Record<RelayProviderName, RelayProvider>>,
  patienceMs = PATIENCE_MS,
): Relays {
  const away: Away = { refusal: 'relay-away' }
  const named = (provider: RelayProviderName, point: AccessPoint) => ({ ...point, id: `${provider}:${point.id}` })
  return {
    async search(provider, near, count) {
      const found = await withTimeout(patienceMs, (signal) => providers[provider].search(near, count, signal))
      return found ? { accessPoints: found.value.map((point) => named(provider, point)) } : away
    },
    async find(provider, id) {
      if (!isPointOf(provider, id)) return { accessPoint: null }
      const own = id.slice(provider.length + 1)
      const found = await withTimeout(patienceMs, (signal) => providers[provider].find(own, signal))
      return found ? { accessPoint: found.value && named(provider, found.value) } : away
    },
  }
}
