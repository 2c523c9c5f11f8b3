interface FieldProblemProps {
  id?: string
  text: string | undefined
  /** Said at once, where nothing moves the focus to the field. */
  role?: 'alert' | undefined
}

/** What is wrong with a field; there, empty and unseen, before anything is. */
export function FieldProblem({ id, text, role }: FieldProblemProps) {
  return (
    <p id={id} role={role} className="field-problem">
      {text}
    </p>
  )
}
