import type { LegalPart, LegalTarget } from './blocks.ts'

/** Bounded where it could retrace its steps: the text may be one endless word. */
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>()«»"”]*[^\s<>()«»"”.,;:!?]|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g

/** Text that an estate typed, with its web and e-mail addresses made into links. */
export function linked(text: string): LegalPart[] {
  const parts: LegalPart[] = []
  let end = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, to: targetOf(address) })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function targetOf(address: string): LegalTarget {
  if (address.startsWith('https://') || address.startsWith('http://')) return address as LegalTarget
  return address.startsWith('www.') ? `https://${address}` : `mailto:${address}`
}
