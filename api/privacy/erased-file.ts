import type { DueHandler } from '#api/background/due-handler.ts'
import { customizationFileKey, formFileKey, returnFileKey } from '#providers/storage/media-storage.ts'

/** What due work calls the files of somebody who was forgotten: it names a file, never a person. */
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
  if (kind === 'return') await services.storage.delete(returnFileKey(siteId, first))
}
