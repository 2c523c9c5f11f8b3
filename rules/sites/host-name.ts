const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const MAX_HOST = 253

/** Whether a site can answer under this name: as browsers send it, without scheme, port or path. */
export function isHostName(host: string): boolean {
  return host.length <= MAX_HOST && host.split('.').every((label) => LABEL.test(label)) && !/^[\d.]+$/.test(host)
}

/** Names that only this machine reaches: they have no certificate, so their pages come without https. */
export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost')
}
