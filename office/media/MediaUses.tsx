import { Box, Link as MuiLink, Typography } from '@mui/material'
import { useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router'
import type { MediaPlace } from '#contract/media/closed-sets.ts'
import { getMediaUses } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { useAnswer } from '#office/shell/use-answer.ts'
import { useMediaWords } from './library.ts'

/** Where a file is shown, each with the way there where it has a screen. */
export function MediaUses({ id, turn }: { id: number; turn: number }) {
  const words = useMediaWords().uses
  const { data, refusal } = useAnswer(`${id} ${turn}`, () => ask(getMediaUses, { params: { id } }))
  return (
    <Box component="section">
      <Typography variant="h3">{words.title}</Typography>
      {refusal && <Box role="alert">{refusal}</Box>}
      {data?.uses.length === 0 && <Box sx={{ color: 'text.secondary' }}>{words.none}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {data?.uses.map(({ place, thing, name }) => (
          <Box component="li" key={`${place} ${thing}`} sx={{ display: 'flex', gap: 1 }}>
            <Box sx={{ color: 'text.secondary', minWidth: 110 }}>{words.places[place]}</Box>
            <UseName place={place} thing={thing} name={name ?? `#${thing}`} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Screens that open one thing at its own address. */
const OPENED: { readonly [Place in MediaPlace]?: string } = {
  products: 'products',
  awards: 'products',
  declinations: 'declinations',
  pages: 'pages',
  news: 'news',
  blogs: 'blogs',
  albums: 'albums',
  elements: 'elements',
  popups: 'popups',
}

function UseName({ place, thing, name }: { place: MediaPlace; thing: number; name: string }) {
  const screen = OPENED[place]
  const screens = useResourceDefinitions()
  if (!screen || !screens[screen]?.hasEdit) return <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
  return (
    <MuiLink component={Link} to={`/${screen}/${thing}`} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </MuiLink>
  )
}
