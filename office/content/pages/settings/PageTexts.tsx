import { useRecordContext } from 'react-admin'
import { pages } from '#contract/content/page-resource.ts'
import { TextsInput } from '#office/shell/form/FieldInput.tsx'
import { fieldKind } from '#office/shell/form/field-kind.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { usePageSettingsWords } from './use-page-settings-words.ts'

/** What a link says of itself: it has no address and no description. */
const OF_LINK = { title: true, menuTitle: true } as const

/** What the page is called in each language, and where it is. */
export function PageTexts({ isLink }: { isLink: boolean }) {
  const words = usePageSettingsWords()
  const thing = useThingWords('pages')
  const mayChange = useMayChange('content')
  const record = useRecordContext()
  const kind = fieldKind(pages.fields.shape.texts)
  if (kind.kind !== 'texts') return null
  const isNeeded = record?.route !== null
  const url = record?.route === 'accueil' ? words.homeAddress : isNeeded ? words.keptAddress : words.movedAddress
  return (
    <TextsInput
      source="texts"
      fields={isLink ? kind.fields.pick(OF_LINK) : kind.fields}
      thing={{ ...thing, hints: { ...thing.hints, url } }}
      isDisabled={!mayChange}
      isKept={(name) => isNeeded && name === 'url'}
    />
  )
}
