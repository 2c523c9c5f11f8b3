import { StandIn } from './StandIn.tsx'
import { Band } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** Pages are told what is shared in its place: this is what samples show, which know no estate. */
export function SharedPart({ scene }: SectionProps<'shared'>) {
  return (
    <Band ground="plain">
      <StandIn kind="shared" locale={scene.locale} />
    </Band>
  )
}
