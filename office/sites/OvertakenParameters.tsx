import { DifferencesDialog } from '#office/shell/conflict/DifferencesDialog.tsx'
import { choiceOf, type Difference } from '#office/shell/conflict/differences.ts'
import { useTellValue } from '#office/shell/conflict/tell-value.ts'
import { useSpokenLocale, useWords } from '#office/shell/locale.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { parameterWords } from '#words/sites/parameters/words.ts'
import type { TypedParameters } from './left-typed.ts'
import type { ParameterType } from './parameter-groups.ts'

interface OvertakenParametersProps {
  types: readonly ParameterType[]
  /** As they were seen, as somebody else has left them, as they were typed. */
  base: TypedParameters
  theirs: TypedParameters
  mine: TypedParameters
  /** Which of them are to be as they were typed; the others stay as they are. */
  onChosen: (mine: readonly ParameterType[]) => void
  onLater: () => void
}

/** Somebody else has changed the same parameters: both values, and which one is to hold. */
export function OvertakenParameters({ types, base, theirs, mine, onChosen, onLater }: OvertakenParametersProps) {
  const { yes, no } = useWords()
  const labels = parameterWords[useSpokenLocale()]
  const choices: Readonly<Record<string, string>> = { ...useScreenWords().parameters.choices, true: yes, false: no }
  const { value } = useTellValue({ title: '', one: '', fields: {}, choices: {}, sections: {}, hints: {} })
  const differences: Difference[] = types.map((type) => ({
    path: type,
    base: base[type] ?? null,
    theirs: theirs[type] ?? null,
    mine: mine[type] ?? null,
    isClash: true,
  }))
  return (
    <DifferencesDialog
      differences={differences}
      tell={{
        path: (type) => labels[type as ParameterType],
        value: (type, given) => choices[String(given)] ?? value(type, given),
      }}
      onSave={(chosen) =>
        onChosen(differences.filter((one) => choiceOf(one, chosen) === 'mine').map(({ path }) => path as ParameterType))
      }
      onLater={onLater}
    />
  )
}
