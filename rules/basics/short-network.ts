import { networkPrefix } from './network-prefix.ts'

/** As much of an address as tells networks apart and no household: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function shortNetwork(address: string): string {
  const place = networkPrefix(address)
  if (!place.includes(':')) return `${place.split('.').slice(0, 3).join('.')}.0/24`
  return `${place.split(':').slice(0, 3).join(':')}::/48`
}
