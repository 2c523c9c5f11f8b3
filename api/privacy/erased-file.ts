import type { DueHandler } from '#api/background/due-handler.ts'
import {
  customizationFileKey,
  formFileKey,
  madeFolder,
  originalKey,
  returnFileKey,
} from '#providers/storage/media-storage.ts'

/** What due work calls files that nobody keeps any more: it names a file, never a person. */
export function mailFileName({ created_at, message_id }: { created_at: Date; message_id: string }): string {
  return `mail ${created_at.toISOString()} ${message_id}`
}

export function customizationFileName(id: string): string {
  return `customization ${id}`
}

export function formFileName(id: string): string {
  return `form ${id}`
}

export function returnFileName(id: string): string {
  return `return ${id}`
}

/** Deletes one. Gone already is gone. */
export const handleErasedFile: DueHandler = async ({ siteId, subject, services }) => {
  const [kind, first = '', messageId = ''] = subject.split(' ')
  if (kind === 'mail') await services.mails.forget({ siteId, date: new Date(first), messageId })
  if (kind === 'customization') await services.storage.delete(customizationFileKey(siteId, first))
  if (kind === 'form') await services.storage.delete(formFileKey(siteId, first))
  if (kind === 'media') {
    const made = await services.storage.list(madeFolder(siteId, first))
    for (const { key } of made) await services.storage.delete(key)
    await services.storage.delete(originalKey(siteId, first))
  }
  if (kind === 'return') await services.storage.delete(returnFileKey(siteId, first))
}
