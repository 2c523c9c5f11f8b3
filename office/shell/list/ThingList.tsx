import AddIcon from '@mui/icons-material/Add'
import BackIcon from '@mui/icons-material/ArrowBack'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, LinearProgress, Paper, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { ListBase, type RaRecord, useListContext } from 'react-admin'
import { Link } from 'react-router'
import { listRequest, usualOrder } from '#office/shell/data/list-request.ts'
import { SOURCES, type Source } from '#office/shell/data/sources.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { TrashList } from '#office/shell/trash/TrashList.tsx'
import { useTrashWords } from '#office/shell/trash/use-trash-words.ts'
import { useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { BulkBar } from './BulkBar.tsx'
import type { Column, ListFilter } from './column.ts'
import { EmptyList } from './EmptyList.tsx'
import { FilterBar } from './FilterBar.tsx'
import { Pages } from './Pages.tsx'
import { type ListTabs, TabBar } from './TabBar.tsx'
import { ThingCards } from './ThingCards.tsx'
import { ThingTable } from './ThingTable.tsx'

interface ThingListProps {
  name: string
  columns: readonly Column[]
  filters?: readonly ListFilter[]
  /** What one of them is called, for whoever cannot see its row. */
  nameOf: (record: RaRecord) => string
  /** What opens beside the list; without it, a row leads to its form. */
  panel?: (opened: { record: RaRecord; onClose: () => void }) => ReactNode
  /** What else can be done with the rows that are chosen. */
  bulk?: (ids: readonly RaRecord['id'][]) => ReactNode
  /** What an empty list says besides. */
  emptyHint?: string
  /** What else can be done here, beside the title. */
  acts?: ReactNode
  /** The piles that the list is sorted into; one of them is always open. */
  tabs?: ListTabs
}

/** The list of a kind of things: filtered, ordered, page by page, with views one has saved. */
export function ThingList({ name, tabs, ...shown }: ThingListProps) {
  const source = SOURCES[name]
  if (!source) return null
  return (
    <ListBase
      resource={name}
      sort={usualOrder(source.list)}
      perPage={25}
      {...(tabs && tabs.first !== '' && { filterDefaultValues: { [tabs.field]: tabs.first } })}
    >
      <ListPage name={name} source={source} {...shown} {...(tabs && { tabs })} />
    </ListBase>
  )
}

function ListPage({
  name,
  source,
  columns,
  filters = [],
  nameOf,
  panel,
  bulk,
  emptyHint,
  acts,
  tabs,
}: ThingListProps & { source: Source }) {
  const list = useListContext()
  const isDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const thing = useThingWords(name)
  const [openId, setOpenId] = useState<RaRecord['id'] | null>(null)
  const [isTrash, setTrash] = useState(false)
  const opened = list.data?.find(({ id }) => id === openId)
  const isFiltered = Object.keys(list.filterValues).some((field) => field !== tabs?.field)
  const isEmpty = !list.isPending && list.total === 0
  const Rows = isDesk ? ThingTable : ThingCards
  const open = panel ? setOpenId : null
  if (isTrash)
    return (
      <>
        <TrashHead title={thing.title} onLeave={() => setTrash(false)} />
        <TrashList source={source} nameOf={nameOf} />
      </>
    )
  return (
    <>
      <ListHead
        name={name}
        source={source}
        title={thing.title}
        acts={acts}
        onTrash={source.resource?.hasTrash ? () => setTrash(true) : null}
      />
      {tabs && <TabBar tabs={tabs} />}
      {!(isEmpty && !isFiltered) && (
        <FilterBar name={name} filters={filters} rules={source.list} thing={thing} kept={tabs?.field} />
      )}
      <BulkBar name={name} source={source} more={bulk} />
      <Paper variant="outlined" sx={{ position: 'relative', overflow: 'hidden', borderColor: 'divider' }}>
        <Box sx={{ height: 3 }}>{list.isFetching && <LinearProgress aria-hidden sx={{ height: 3 }} />}</Box>
        {isEmpty ? (
          <EmptyList name={name} source={source} isFiltered={isFiltered} hint={emptyHint} />
        ) : (
          <Rows
            name={name}
            source={source}
            columns={columns}
            thing={thing}
            nameOf={nameOf}
            onOpen={open}
            hasBulk={bulk !== undefined}
          />
        )}
      </Paper>
      {!isEmpty && <Pages />}
      {opened && panel?.({ record: opened, onClose: () => setOpenId(null) })}
    </>
  )
}

interface ListHeadProps {
  name: string
  source: Source
  title: string
  acts: ReactNode
  /** Shows what was removed; null where it is gone for good. */
  onTrash: (() => void) | null
}

function ListHead({ name, source, title, acts, onTrash }: ListHeadProps) {
  const words = useWords().list
  const trash = useTrashWords()
  const mayChange = useMayChange(source.area)
  const { total, filterValues, sort } = useListContext()
  // The list itself says that there is nothing yet.
  const isBare = total === 0 && Object.keys(filterValues).length === 0
  const count = total === 1 ? words.total.one : fill(total ? words.total.many : words.total.none, { n: total ?? 0 })
  return (
    <PageHead title={title} note={total === undefined || isBare ? '' : count}>
      {onTrash && mayChange && (
        <Button color="secondary" startIcon={<DeleteIcon />} onClick={onTrash}>
          {trash.title}
        </Button>
      )}
      {source.resource && total !== undefined && total > 0 && (
        <Button
          color="secondary"
          startIcon={<DownloadIcon />}
          href={exportAddress(source, { filter: filterValues, sort })}
          download
        >
          {words.export}
        </Button>
      )}
      {source.resource?.can.includes('create') && mayChange && (
        <Button component={Link} to={`/${name}/create`} variant="contained" startIcon={<AddIcon />}>
          {words.create}
        </Button>
      )}
      {acts}
    </PageHead>
  )
}

function TrashHead({ title, onLeave }: { title: string; onLeave: () => void }) {
  const words = useTrashWords()
  return (
    <PageHead
      title={words.title}
      above={
        <Button color="secondary" size="small" startIcon={<BackIcon />} onClick={onLeave} sx={{ ml: -0.5 }}>
          {title}
        </Button>
      }
    />
  )
}

/** The file is made by the server, of all that the list finds. */
function exportAddress({ path, list }: Source, asked: Parameters<typeof listRequest>[1]): string {
  const query = new URLSearchParams(listRequest(list, asked)).toString()
  return `/api${path}/export${query && `?${query}`}`
}
