import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useMayChange } from '#office/shell/me.ts'
import { useEntryWords } from './use-entry-words.ts'

/** The way to an order that the estate enters itself. */
export function NewOrderButton() {
  return <NewButton to="/orders/create" label={useEntryWords().create} />
}

/** And to a quote. */
export function NewQuoteButton() {
  return <NewButton to="/quotes/create" label={useEntryWords().quote.create} />
}

function NewButton({ to, label }: { to: string; label: string }) {
  if (!useMayChange('orders')) return null
  return (
    <Button component={Link} to={to} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  )
}
