import { BlockList, isIP } from 'node:net'

/** How many proxies stand before us, or which: their addresses and subnets. */
export type TrustedProxies = number | readonly string[]

export interface ProxyTrust {
  /** Whether this address, so many hops away, is a proxy of ours; 0 hops away is whoever holds the connection. */
  isProxy(address: string, hopsAway: number): boolean
}

export function createProxyTrust(trusted: TrustedProxies): ProxyTrust {
  if (typeof trusted === 'number') return { isProxy: (_, hopsAway) => hopsAway < trusted }
  const list = new BlockList()
  for (const one of trusted) {
    const [address = '', bits] = one.split('/')
    const family = familyOf(address)
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return { isProxy: (address) => isIP(bare(address)) !== 0 && list.check(bare(address), familyOf(bare(address))) }
}

const LOOPBACK = new Set(['127.0.0.1', '::1'])

export function isLoopback(address: string): boolean {
  return LOOPBACK.has(bare(address))
}

/** An IPv4 address that came over an IPv6 socket is the same address. */
function bare(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
