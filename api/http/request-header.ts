import type { IncomingMessage } from 'node:http'

/** A header that is there once, by its lower-case name. */
export function header({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
