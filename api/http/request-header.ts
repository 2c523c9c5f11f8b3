import type { FastifyRequest } from 'fastify'

/** A header that is there once, by its lower-case name. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
