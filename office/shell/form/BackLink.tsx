import ArrowBack from '@mui/icons-material/ArrowBack'
import { Link as MuiLink } from '@mui/material'
import { Link } from 'react-router'
import { useThingWords } from '#office/shell/use-screen-words.ts'

/** Back to the list, as one left it. */
export function BackLink({ name }: { name: string }) {
  const { title } = useThingWords(name)
  return (
    <MuiLink
      component={Link}
      to={`/${name}`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 0.5, py: 0.5, color: 'text.secondary' }}
    >
      <ArrowBack sx={{ fontSize: '1rem' }} />
      {title}
    </MuiLink>
  )
}
