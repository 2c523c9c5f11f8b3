import type { Problem } from '#contract/basics/problems.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { ParameterInput } from '#office/sites/ParameterInput.tsx'
import { lookValues } from '#rules/sites/looks/look-content.ts'
import { type ParameterType, parameterProblem } from '#rules/sites/parameters.ts'
import { problemWords } from '#words/basics/problems/words.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import type { PanelProps } from './panel-props.ts'

type Say = (facts: { limit: number; choices: string }) => string

/** Parameters as their kinds want them. */
export function ParameterFields({ content, change, types }: PanelProps & { types: readonly ParameterType[] }) {
  const locale = useSpokenLocale()
  const values = lookValues(content)
  const says: Readonly<Record<Problem['problem'], Say>> = problemWords[locale]
  return types.map((type) => {
    const wrong = parameterProblem(type, values[type])
    return (
      <ParameterInput
        key={type}
        type={type}
        label={parameterWords[locale][type]}
        value={values[type]}
        problem={wrong ? says[wrong.problem]({ limit: 0, choices: '' }) : undefined}
        onChange={(value) => change({ ...content, parameters: { ...content.parameters, [type]: value } }, type)}
      />
    )
  })
}
