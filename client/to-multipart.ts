interface ToMultipartOptions {
  body: Record<string, unknown>
  field: 'image' | 'images' | 'file'
  files: readonly (Blob | string)[]
}

/** Objects travel as JSON, files under the name that their route gives them; a data URL becomes the file it describes. */
export function toMultipart({ body, field, files }: ToMultipartOptions): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const file of files) {
    const blob = typeof file === 'string' ? dataUrlToBlob(file) : file
    form.append(field, blob, blob instanceof File ? blob.name : 'image')
  }
  return form
}

export function dataUrlToBlob(url: string): Blob {
  const [, type = '', isBase64, content = ''] = /^data:([^;,]*)(?:;[^;,]*)*?(;base64)?,(.*)$/s.exec(url) ?? []
  const text = isBase64 ? atob(content) : decodeURIComponent(content)
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return isBase64 ? new Blob([bytes], { type }) : new Blob([text], { type })
}
