import { Button } from '#ui/controls/Button.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Form } from '#ui/router/Form.tsx'
import type { PartnersView } from './partners-view.server.ts'

/** Where one lives and what one looks for; a plain form, which needs no script. */
export function PartnerSearch({ view: { words, wish, kinds, path, isNarrowed } }: { view: PartnersView }) {
  const said = words.search
  return (
    <search>
      <Form
        // Another address, another form: it holds what the page answers.
        key={`${wish.place} ${wish.kind}`}
        action={path}
        className="partner-search"
      >
        <TextField
          id="partner-place"
          name="place"
          label={said.label}
          placeholder={said.hint}
          defaultValue={wish.place}
          maxLength={100}
          autoComplete="postal-code"
        />
        {kinds.length > 1 && (
          <SelectField
            id="partner-kind"
            name="kind"
            label={said.kind}
            defaultValue={wish.kind}
            choices={[{ value: '', label: said.all }, ...kinds]}
          />
        )}
        <Button type="submit" size="medium">
          {said.submit}
        </Button>
        {isNarrowed && (
          <a href={path} className="py-3 underline underline-offset-4">
            {said.clear}
          </a>
        )}
      </Form>
    </search>
  )
}
