const OWN = /^(#[\w-]+|\/(?![/\\])[^\\\s]*)$/
const MAIL = /^[^\s@:/]+@[^\s@/]+\.[^\s@/.]{2,}$/
const PHONE = /^\+?[\d\s().-]{6,20}$/
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i

/** What somebody types as the address of a link, as it is kept; null when nothing that may be kept is meant. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (OWN.test(text)) return text
  if (/^(mailto|tel):[^\s]+$/i.test(text)) return text
  if (/^https:\/\/[^\s\\]+$/i.test(text)) return URL.canParse(text) ? new URL(text).href : null
  if (MAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return HOST.test(text) ? `https://${text}` : null
}
