import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 that is nobody's on the internet: own networks, this machine, documentation, many at once (IANA special-purpose registry). */
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const

/** All that is given out of IPv6; loopback, link-local, unique-local, mapped and translated addresses lie outside of it. */
const OPEN_V6 = ['2000::/3'] as const
/** Within it: what tunnels to an IPv4 address (Teredo, 6to4), protocols and documentation. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const

const closedV4 = blockList(CLOSED_V4, 'ipv4')
const openV6 = blockList(OPEN_V6, 'ipv6')
const closedV6 = blockList(CLOSED_V6, 'ipv6')

/** Whether an address is one of the public internet. Only the usual spelling of an address is one. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4')
  return isIPv6(address) && openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
}

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
