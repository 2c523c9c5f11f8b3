import { LinkInText } from './LinkInText.tsx'

interface PrivacyLineProps {
  words: { privacy: string; privacyLink: string }
  /** Where one reads what becomes of what is typed. */
  policy: string
}

/** What a form uses its answers for, and where more of it is said. */
export function PrivacyLine({ words: { privacy, privacyLink }, policy }: PrivacyLineProps) {
  return (
    <p className="text-[0.875rem] opacity-80">
      <LinkInText text={privacy} link={privacyLink} href={policy} />
    </p>
  )
}
