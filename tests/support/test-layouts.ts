import sharp from 'sharp'
import type { OfficeRole } from '#contract/office/closed-sets.ts'
import { enterOffice } from './office.ts'
import { photograph } from './test-media.ts'
import { openDesk } from './test-pages.ts'

interface Sent {
  bytes?: Uint8Array
  hash?: string
  idLayout?: number
  headers?: Record<string, string>
}

/** A page on the desk, how it looks in French, and how it is looked at and drawn. */
export async function openLayout(options: Parameters<typeof openDesk>[0] = {}) {
  const desk = await openDesk(options)
  const panel = async (path = '/essai', by = desk.editor) =>
    (await by.ask(`/admin/panel?path=${encodeURIComponent(path)}`)).data
  const idLayout: number = (await panel()).page.idLayout
  const at = (layout = idLayout, page = desk.id) => `/admin/page/${page}/layout/${layout}`
  const check = (html: string, layout = idLayout) =>
    desk.editor.ask(`${at(layout)}/hash/check`, { method: 'POST', payload: { html } })
  const upload = async ({ bytes, hash, idLayout: layout, headers = {} }: Sent = {}) => {
    const form = pictureForm(bytes ?? (await photograph(640, 480)), hash)
    const answer = await desk.app.inject({
      method: 'PUT',
      url: `/api${at(layout)}/preview`,
      payload: form.payload,
      headers: { authorization: desk.editor.token, ...form.headers, ...headers },
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const enter = (role: OfficeRole) => enterOffice(desk, { role })
  return { ...desk, panel, idLayout, at, check, upload, enter }
}

function pictureForm(bytes: Uint8Array, hash: string | undefined) {
  const boundary = '----layout'
  const head = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`
  const said = hash === undefined ? '' : `${head('hash')}\r\n\r\n${hash}\r\n`
  const file = `${head('image')}; filename="page.webp"\r\ncontent-type: image/webp\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(said + file), Buffer.from(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Of so many pixels, and hardly any bytes. */
export function plainPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#722f37' } })
    .png()
    .toBuffer()
}
