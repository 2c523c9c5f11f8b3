import { SelectField } from '#ui/controls/SelectField.tsx'

interface PeopleFieldProps {
  label: string
  choices: readonly { value: number; label: string }[]
  chosen: string | number | undefined
  problem: string | undefined
}

/** As a list, which the wheel of a phone turns and no script has to count. */
export function PeopleField({ label, choices, chosen, problem }: PeopleFieldProps) {
  return (
    <div className="max-w-[24rem] lining-nums">
      <SelectField
        id="people"
        name="people"
        look="soft"
        label={label}
        choices={choices}
        defaultValue={chosen}
        problem={problem}
      />
    </div>
  )
}
