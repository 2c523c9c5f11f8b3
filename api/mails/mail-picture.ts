import { type MediaFacts, mailPictureAddress, mailSize } from '#rules/media/pictures.ts'
import type { LetterHead, MailPicture } from './letter.ts'

/** Copies are twice as fine as they are shown. */
const FINE = 2

/** A picture of the estate at its full address; null where there is none. */
export function mailPicture(url: string, media: MediaFacts | null | undefined): MailPicture | null {
  if (media?.kind !== 'IMAGE') return null
  const { width, height } = mailSize(media)
  const shown = (pixels: number) => Math.max(1, Math.round(pixels / FINE))
  return { url: `${url}${mailPictureAddress(media)}`, width: shown(width), height: shown(height) }
}

interface MailLogoOptions {
  url: string
  logos: { light: MediaFacts | null; dark: MediaFacts | null }
}

export function mailLogo({ url, logos }: MailLogoOptions): LetterHead['logo'] {
  const light = mailPicture(url, logos.light)
  return light && { light, dark: mailPicture(url, logos.dark) }
}
