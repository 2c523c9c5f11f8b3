import type { NewsletterList } from '#contract/newsletters/newsletters.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { FieldProblem } from '#ui/controls/FieldProblem.tsx'

interface ListChoicesProps {
  title: string
  lists: readonly NewsletterList[]
  chosen: readonly number[]
  problem?: string | undefined
}

/** Which letters one wants: a tick for each, none set by anyone else. */
export function ListChoices({ title, lists, chosen, problem }: ListChoicesProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-4 font-medium">{title}</legend>
      {lists.map(({ id, name, description }) => (
        <Checkbox
          key={id}
          id={`list-${id}`}
          name="lists"
          value={String(id)}
          look="soft"
          label={name}
          hint={description || undefined}
          defaultChecked={chosen.includes(id)}
        />
      ))}
      {problem && <FieldProblem role="alert" text={problem} />}
    </fieldset>
  )
}
