import { useState } from 'react'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Radio } from '#ui/controls/Radio.tsx'
import { RadioGroup } from '#ui/controls/RadioGroup.tsx'
import { Sample } from './Sample.tsx'

const LOOKS = ['line', 'soft', 'boxed', 'box'] as const
const WAYS = ['À domicile', 'En point relais', 'Au domaine']
const NEXT = 'Cochez cette case pour continuer.'

export function ChoiceSamples() {
  const [way, setWay] = useState(WAYS[0])
  return (
    <>
      <Sample name="Checkbox">
        {LOOKS.map((look) => (
          <Checkbox
            key={look}
            id={`tick-${look}`}
            look={look}
            label={`J’accepte les conditions (${look})`}
            aside={look === 'box' && '+ 2,00 €'}
            defaultChecked
          />
        ))}
        <Checkbox
          id="tick-wrong"
          label="J’accepte les conditions de vente"
          hint="Elles s’ouvrent dans un onglet."
          problem={NEXT}
        />
      </Sample>
      <Sample name="RadioGroup, Radio">
        <RadioGroup id="ways" aria-label="Livraison" problem={undefined}>
          {WAYS.map((name) => (
            <Radio
              key={name}
              name="way"
              label={name}
              hint="Deux à trois jours ouvrés"
              aside="12,90 €"
              disabled={name === WAYS[2]}
              checked={way === name}
              onChange={() => setWay(name)}
            />
          ))}
        </RadioGroup>
        <RadioGroup id="woods" aria-label="Bois" problem="Choisissez un bois." className="grid gap-3 desk:grid-cols-2">
          {['Pin', 'Chêne'].map((name) => (
            <Radio
              key={name}
              name="wood"
              look="box"
              label={name}
              aside="+ 6,00 €"
              checked={false}
              onChange={() => {}}
            />
          ))}
        </RadioGroup>
      </Sample>
    </>
  )
}
