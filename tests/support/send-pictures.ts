import type { SoldOrder } from './sold-order.ts'

interface SentPictures {
  id: number
  files: readonly Uint8Array[]
  headers?: Record<string, string>
}

/** A form with photographs of a return, as a multipart body. */
export function pictureForm({ id, files }: Pick<SentPictures, 'id' | 'files'>) {
  const boundary = `----pictures${id}`
  const head = (at: number) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="${at}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const parts = files.flatMap((bytes, at) => [Buffer.from(head(at)), Buffer.from(bytes), Buffer.from('\r\n')])
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

export function postPictures({ shop, order }: SoldOrder, { id, files, headers = {} }: SentPictures) {
  const form = pictureForm({ id, files })
  const url = `/api/order/${order.publicId}/back-products/${id}/picture`
  return shop.app.inject({ method: 'POST', url, payload: form.payload, headers: { ...form.headers, ...headers } })
}

export async function sendPictures(sold: SoldOrder, sent: SentPictures) {
  const answer = await postPictures(sold, sent)
  return { status: answer.statusCode, ...answer.json() }
}
