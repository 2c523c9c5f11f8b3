import AddIcon from '@mui/icons-material/Add'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, LinearProgress } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router'
import { PRODUCT_TYPES } from '#contract/catalogue/closed-sets.ts'
import { declinations } from '#contract/catalogue/declination-resource.ts'
import { listRequest, usualOrder } from '#office/shell/data/list-request.ts'
import { PageHead } from '#office/shell/frame/PageHead.tsx'
import { FilterBar } from '#office/shell/list/FilterBar.tsx'
import { Pages } from '#office/shell/list/Pages.tsx'
import { useWords } from '#office/shell/locale.ts'
import { useMayChange } from '#office/shell/me.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { DeclinationSheet } from './DeclinationSheet.tsx'

const FILTERS = [
  { field: 'type', kind: 'choice', choices: PRODUCT_TYPES },
  { field: 'isValid', kind: 'yes' },
  { field: 'isSoldOut', kind: 'yes' },
] as const

/** One sheet for all that is sold. */
export function DeclinationList() {
  return (
    <ListBase resource="declinations" sort={usualOrder(declinations.list)} perPage={50}>
      <DeclinationPage />
    </ListBase>
  )
}

function DeclinationPage() {
  const words = useWords().list
  const { empty } = useScreenWords().catalogue.sheet
  const thing = useThingWords('declinations')
  const mayChange = useMayChange('catalogue')
  const { data = [], isPending, isFetching, filterValues, sort } = useListContext()
  const query = new URLSearchParams(listRequest(declinations.list, { filter: filterValues, sort })).toString()
  return (
    <>
      <PageHead title={thing.title}>
        <Button
          color="secondary"
          startIcon={<DownloadIcon />}
          href={`/api${declinations.path}/export?${query}`}
          download
        >
          {words.export}
        </Button>
        {mayChange && (
          <Button component={Link} to="/declinations/create" variant="contained" startIcon={<AddIcon />}>
            {words.create}
          </Button>
        )}
      </PageHead>
      <FilterBar name="declinations" filters={FILTERS} rules={declinations.list} thing={thing} />
      <Box sx={{ height: 3 }}>{isFetching && <LinearProgress aria-hidden sx={{ height: 3 }} />}</Box>
      {data.length > 0 && <DeclinationSheet rows={data} />}
      {!isPending && data.length === 0 && <Box sx={{ color: 'text.secondary', py: 3 }}>{empty}</Box>}
      <Pages />
    </>
  )
}
