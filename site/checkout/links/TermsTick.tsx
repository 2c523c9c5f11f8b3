import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { LinkInText } from '#ui/text/LinkInText.tsx'

interface TermsTickProps {
  words: { accept: string; terms: string; newTab: string }
  problem: string | undefined
  path: string
}

/** The terms of sale, which open beside: what was read here stays. */
export function TermsTick({ words, problem, path }: TermsTickProps) {
  return (
    <Checkbox
      id="acceptsSaleTerms"
      name="acceptsSaleTerms"
      look="soft"
      label={<LinkInText text={words.accept} link={words.terms} href={path} newTab={words.newTab} />}
      required
      problem={problem}
    />
  )
}
