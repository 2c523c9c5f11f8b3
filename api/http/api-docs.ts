import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Registry } from '#api/calls/registry.ts'
import { sendCompressed } from './compressed.ts'
import { docsPage, STYLE } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

const styleHash = createHash('sha256').update(STYLE).digest('base64')
const CSP = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** `/api/openapi.json` for machines and `/api/docs` for people, both made from the registry, when first asked for. */
export function addApiDocs(api: FastifyInstance, registry: Registry): void {
  let openApi: Buffer | undefined
  let page: Buffer | undefined
  api.get('/openapi.json', async (_, reply) => {
    openApi ??= Buffer.from(JSON.stringify(openApiDocument(registry)))
    return sendCompressed(reply.type('application/json; charset=utf-8'), openApi)
  })
  api.get('/docs', async (_, reply) => {
    page ??= Buffer.from(docsPage(registry))
    const headers = { 'content-security-policy': CSP, 'x-content-type-options': 'nosniff' }
    return sendCompressed(reply.type('text/html; charset=utf-8').headers(headers), page)
  })
}
