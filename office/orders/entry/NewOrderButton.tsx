import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useMayChange } from '#office/shell/me.ts'
import { useEntryWords } from './use-entry-words.ts'

/** The way to an order that the estate enters itself. */
export function NewOrderButton() {
  const words = useEntryWords()
  if (!useMayChange('orders')) return null
  return (
    <Button component={Link} to="/orders/create" variant="contained" startIcon={<AddIcon />}>
      {words.create}
    </Button>
  )
}
