import { Button } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { Loading, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router'
import { pages } from '#contract/content/page-resource.ts'
import { EditPage } from '#office/shell/form/EditPage.tsx'
import type { FormPart } from '#office/shell/form/form-part.ts'
import { currentLocale } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'
import { IconInput } from './IconInput.tsx'
import { LinkInput } from './LinkInput.tsx'
import { PageTexts } from './PageTexts.tsx'
import { SearchResults } from './SearchResults.tsx'
import { usePageSettingsWords } from './use-page-settings-words.ts'

/** What a page is called, where it stands and whether it is seen; what it says is written at the desk. */
export function PageSettings() {
  const { id = '' } = useParams()
  const words = usePageSettingsWords()
  const { data } = useGetOne('pages', { id })
  if (!data) return <Loading />
  return (
    <EditPage
      key={String(data.linkType)}
      name="pages"
      resource={pages}
      parts={partsOf(data)}
      nameOf={(record) => fill(words.title, { title: titleOf(record) })}
      acts={(record) => <Ways record={record} />}
    />
  )
}

function titleOf({ id, texts, menuTitle }: RaRecord): string {
  return texts?.[currentLocale()]?.menuTitle || texts?.fr?.menuTitle || menuTitle || `#${id}`
}

const NAMES = { section: 'texts', view: () => <PageTexts isLink /> }

/** What can be said of a page; less of a link, and none of what the site decides about the pages it needs. */
function partsOf({ linkType, route, kind }: RaRecord): FormPart[] {
  if (kind !== 'PAGE') return [NAMES, { section: 'publication', fields: ['isValid'] }]
  const isLink = typeof linkType === 'string'
  const texts = { section: 'texts', view: () => <PageTexts isLink={isLink} /> }
  const link = { section: 'link', view: () => <LinkInput /> }
  const menu = {
    section: 'menu',
    fields: isLink ? ['showInMenu', 'isFixedOnRight'] : ['showInMenu', 'isFixedOnRight', 'useAbsoluteMenu'],
    view: () => <IconInput />,
  }
  if (isLink) return [texts, link, menu, { section: 'publication', fields: ['isValid'] }]
  return [
    texts,
    { section: 'search', view: () => <SearchResults /> },
    menu,
    { section: 'publication', fields: route === 'accueil' ? ['isEcommercePage'] : ['isValid', 'isEcommercePage'] },
    ...(route === null ? [link] : []),
  ]
}

function Ways({ record }: { record: RaRecord }) {
  const words = usePageSettingsWords()
  if (record.linkType !== null) return null
  const isVisited = record.isValid && record.kind === 'PAGE'
  return (
    <>
      {isVisited && (
        <Button component="a" href={`/${record.texts?.fr?.url ?? ''}`} target="_blank" rel="noopener" color="secondary">
          {words.see}
        </Button>
      )}
      <Button component={Link} to={`/pages/${record.id}`} variant="outlined">
        {words.write}
      </Button>
    </>
  )
}
