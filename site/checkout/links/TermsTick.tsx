import { Checkbox } from '#ui/controls/Checkbox.tsx'

interface TermsTickProps {
  words: { accept: string; terms: string }
  problem: string | undefined
  path: string
}

/** The terms of sale, which open beside: what was read here stays. */
export function TermsTick({ words, problem, path }: TermsTickProps) {
  const [before = '', after = ''] = words.accept.split('{link}')
  return (
    <Checkbox
      id="acceptsSaleTerms"
      name="acceptsSaleTerms"
      look="soft"
      label={
        <>
          {before}
          <a href={path} target="_blank" rel="noopener" className="underline underline-offset-4">
            {words.terms}
          </a>
          {after}
        </>
      }
      required
      problem={problem}
    />
  )
}
