import { useState } from 'react'
import { DateField } from '#ui/controls/DateField.tsx'
import type { FieldLook } from '#ui/controls/FieldNotes.tsx'
import { NumberField } from '#ui/controls/NumberField.tsx'
import { PhoneField } from '#ui/controls/PhoneField.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextArea } from '#ui/controls/TextArea.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Sample } from './Sample.tsx'

const LOOKS: readonly FieldLook[] = ['line', 'soft', 'boxed', 'plain']
const COUNTRIES = [
  { value: 250, label: 'France' },
  { value: 56, label: 'Belgique' },
]
const PAIR = 'grid gap-6 desk:grid-cols-2'

export function FieldSamples() {
  return (
    <>
      {LOOKS.map((look) => (
        <Sample key={look} name={`TextField, ${look}`}>
          <div className={PAIR}>
            <TextField
              id={`${look}-name`}
              look={look}
              label="Nom"
              hint="Tel qu’il figure sur la facture."
              defaultValue="Moreau"
            />
            <TextField
              id={`${look}-email`}
              look={look}
              label="Adresse e-mail"
              problem="Indiquez une adresse, par exemple nom@exemple.fr."
              defaultValue="jeanne@"
            />
          </div>
        </Sample>
      ))}
      <Sample name="DateField, PhoneField, SelectField, TextArea">
        <div className={PAIR}>
          <DateField
            id="birthdate"
            label="Date de naissance"
            hint="La vente d’alcool est réservée aux adultes."
            defaultValue="1980-05-12"
          />
          <PhoneField id="phone" label="Téléphone" optional="facultatif" defaultValue="06 12 34 56 78" />
          <SelectField id="country" label="Pays" choices={COUNTRIES} defaultValue={250} />
          <TextArea id="message" label="Message" optional="facultatif" hint="Pour le domaine." rows={3} />
        </div>
      </Sample>
      <Sample name="NumberField">
        <Quantity />
      </Sample>
    </>
  )
}

function Quantity() {
  const [typed, setTyped] = useState('6')
  const count = Math.max(6, Number(typed) || 6)
  return (
    <NumberField
      label="Quantité"
      words={{ less: 'Six de moins', more: 'Six de plus', choose: 'Choisir une quantité' }}
      typed={typed}
      choices={[6, 12, 18]}
      problemId={undefined}
      isLeast={count <= 6}
      onType={setTyped}
      onLeave={() => setTyped(String(count))}
      onStep={(direction) => setTyped(String(Math.max(6, count + (direction === 'up' ? 6 : -6))))}
    />
  )
}
