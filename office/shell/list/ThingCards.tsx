import { Box, Checkbox, List, ListItem } from '@mui/material'
import { type RaRecord, useListContext } from 'react-admin'
import { useWords } from '#office/shell/locale.ts'
import { fill } from '#words/basics/fill.ts'
import { Cell } from './Cell.tsx'
import type { Column } from './column.ts'
import { OpenLink } from './OpenLink.tsx'
import type { RowsProps } from './rows.ts'
import { useSelection } from './use-selection.ts'

/** Rows on a phone: the name of each, and in a second line what one looks for first. */
export function ThingCards(props: RowsProps) {
  const { source, columns, thing, nameOf } = props
  const words = useWords().list
  const { data = [] } = useListContext()
  const selection = useSelection(source, props)
  const [first, ...others] = columns
  const seconds = others.filter(({ onPhone }) => onPhone !== 'none')
  return (
    <List disablePadding>
      {data.map((record) => (
        <ListItem
          key={record.id}
          divider
          sx={{ position: 'relative', gap: 1, py: 1.25, minHeight: 60, alignItems: 'flex-start' }}
        >
          {selection.isOffered && (
            <Checkbox
              edge="start"
              checked={selection.has(record.id)}
              onChange={() => selection.toggle(record.id)}
              slotProps={{ input: { 'aria-label': fill(words.select, { name: nameOf(record) }) } }}
              sx={{ zIndex: 1, mt: -0.5 }}
            />
          )}
          <Box sx={{ minWidth: 0, flex: 1 }}>
            {first && (
              <OpenLink {...props} record={record}>
                <Cell column={first} record={record} thing={thing} />
              </OpenLink>
            )}
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}
            >
              {seconds
                .filter((column) => isTold(column, record))
                .map((column) => (
                  <Box component="span" key={column.field}>
                    {needsName(column, record) ? `${thing.fields[column.field]}${words.colon}` : ''}
                    <Cell column={column} record={record} thing={thing} />
                  </Box>
                ))}
            </Box>
          </Box>
        </ListItem>
      ))}
    </List>
  )
}

/** A number, a yes or a no says nothing by itself. */
function needsName({ kind, field }: Column, record: RaRecord): boolean {
  return kind === 'yes' || kind === 'number' || typeof record[field] === 'boolean'
}

/** A dash holds a place in a table; in a card nothing has to be held. */
function isTold({ field }: Column, record: RaRecord): boolean {
  return !(field in record) || (record[field] !== null && record[field] !== '')
}
