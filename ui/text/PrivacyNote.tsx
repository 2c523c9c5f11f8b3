import { Paragraphs } from './Paragraphs.tsx'

/** What the estate says of personal data, under a form that takes some; nothing where it says nothing. */
export function PrivacyNote({ text }: { text: string | null }) {
  return text && <Paragraphs text={text} className="max-w-[60ch] text-[0.875rem] leading-snug opacity-80" />
}
