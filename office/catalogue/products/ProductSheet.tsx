import AddIcon from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { useGetList, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { DeclinationSheet } from '#office/catalogue/declinations/DeclinationSheet.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useScreenWords } from '#office/shell/use-screen-words.ts'
import { freshDeclination } from './fresh-declination.ts'

const ALL = { page: 1, perPage: 100 }

/** The vintages and formats of the product that is open; their cells save themselves. */
export function ProductSheet() {
  const words = useScreenWords().catalogue
  const record = useRecordContext()
  const mayChange = useMayChange('catalogue')
  const asked = { filter: { productId: record?.id }, pagination: ALL, sort: { field: 'year', order: 'DESC' as const } }
  const { data = [], isPending } = useGetList('declinations', asked, { enabled: record !== undefined })
  if (!record?.version) return <Box sx={{ color: 'text.secondary' }}>{words.products.sheetLater}</Box>
  const fresh = freshDeclination(record, data)
  return (
    <>
      {data.length > 0 && <DeclinationSheet rows={data} />}
      {!isPending && data.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.sheet.empty}</Box>}
      {mayChange && (
        <Button
          component={Link}
          to="/declinations/create"
          state={{ record: fresh }}
          size="small"
          startIcon={<AddIcon />}
          sx={{ mt: 1 }}
        >
          {words.products.addDeclination}
        </Button>
      )}
    </>
  )
}
