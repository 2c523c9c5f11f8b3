/** Where the bytes of pictures, films and typefaces lie. Keys begin with the site: `sites/1/…`. */
export interface MediaStorage {
  put(options: { key: string; bytes: Uint8Array; mimeType: string }): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  /** A part of a file, both ends included, and how long the whole is; null when there is no such file. */
  getPart(options: { key: string; start: number; end: number }): Promise<{ bytes: Uint8Array; total: number } | null>
  delete(key: string): Promise<void>
  /** What lies below a folder of keys, in no order. */
  list(folder: string): Promise<StoredFile[]>
}

export interface StoredFile {
  key: string
  storedAt: Date
}

/** The file as it was given. */
export function originalKey(siteId: number, mediaId: string): string {
  return `sites/${siteId}/originals/${mediaId}`
}

/** A size and format made from it: `w640.avif`. */
export function madeKey({ siteId, mediaId, variant }: { siteId: number; mediaId: string; variant: string }): string {
  return `${madeFolder(siteId, mediaId)}/${variant}`
}

export function madeFolder(siteId: number, mediaId: string): string {
  return `sites/${siteId}/made/${mediaId}`
}

/** A picture that a customer sent for a product: never shown to anyone but the estate. */
export function customizationFileKey(siteId: number, fileId: string): string {
  return `${customizationFolder(siteId)}/${fileId}`
}

/** A photograph of what comes back, or the label to send it with: for its customer and the estate only. */
export function returnFileKey(siteId: number, fileId: string): string {
  return `sites/${siteId}/returns/${fileId}`
}

/** A file that came with a form or a message: for who sent it and the estate only. */
export function formFileKey(siteId: number, fileId: string): string {
  return `sites/${siteId}/forms/${fileId}`
}

/** A small picture of a page as it looks in one language and version: for the back office only. */
export function layoutPictureKey(siteId: number, layoutId: string): string {
  return `sites/${siteId}/layouts/${layoutId}`
}

export function customizationFolder(siteId: number): string {
  return `sites/${siteId}/customizations`
}

/** A part of the file with everything of an estate: for its owner only. */
export function exportPartKey({ siteId, exportId, part }: { siteId: number; exportId: number; part: number }): string {
  return `sites/${siteId}/exports/${exportId}-${part}`
}
