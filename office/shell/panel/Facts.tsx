import { Box } from '@mui/material'
import { Fragment, type ReactNode } from 'react'

/** What is known of one thing, name by name; what is not there is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const told = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(120px, auto) 1fr', columnGap: 2, rowGap: 0.75, m: 0 }}
    >
      {told.map(([name, value]) => (
        <Fragment key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}
