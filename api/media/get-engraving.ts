import type { Handler } from '#api/calls/handler.ts'
import type { getEngraving } from '#contract/media/media.ts'
import { readEngraving } from '#db/estates/engravings.ts'

export const handleGetEngraving: Handler<typeof getEngraving> = async ({ params: { name } }) => ({
  value: { filename: `${name}.svg`, mimeType: 'image/svg+xml', bytes: new Uint8Array(await readEngraving(name)) },
})
