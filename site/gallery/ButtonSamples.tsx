import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Sample } from './Sample.tsx'

const LOOKS = ['primary', 'ink', 'outline', 'quiet', 'text'] as const
const SIZES = ['small', 'medium', 'large', 'tall'] as const

export function ButtonSamples() {
  return (
    <>
      <Sample name="Button">
        <div className="flex flex-wrap items-center gap-4">
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              <span>{`Ajouter (${look})`}</span>
            </Button>
          ))}
          <Button disabled>Envoi en cours…</Button>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              {`Commander (${size})`}
            </Button>
          ))}
        </div>
      </Sample>
      <Sample name="LinkButton">
        <div className="flex flex-wrap items-center gap-4">
          <LinkButton to="/nos-vins">Voir les vins</LinkButton>
          <LinkButton to="/cart" look="quiet">
            <span>Retour au panier</span>
          </LinkButton>
        </div>
      </Sample>
    </>
  )
}
