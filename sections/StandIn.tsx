import type { OwnKind } from '#rules/content/own-kinds.ts'
import type { Locale } from '#words/basics/locales.ts'
import { standInWords } from '#words/content/stand-ins/words.ts'

/** Says what will stand here, where nothing is known of the estate or it has nothing yet. */
export function StandIn({ kind, locale }: { kind: OwnKind | 'shared'; locale: Locale }) {
  return (
    <p className="grid min-h-40 place-items-center border border-current/25 border-dashed p-8 text-center italic opacity-80">
      {standInWords[locale][kind]}
    </p>
  )
}
