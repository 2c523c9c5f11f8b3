import AddIcon from '@mui/icons-material/Add'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { get, useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { products } from '#contract/catalogue/product-resource.ts'
import { FieldInput } from '#office/shell/form/FieldInput.tsx'
import { useMayChange } from '#office/shell/me.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'
import { FeaturesInput } from './FeaturesInput.tsx'
import { AwardsInput } from './ProductRows.tsx'

const { shape } = products.fields.shape.vintages.unwrap().element
const YEAR = ['year', 'alcohol', 'drinkFrom', 'drinkUntil', 'serveFrom', 'serveUntil'] as const
const NUMBERS = ['energyKj', 'energyKcal', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const
const LISTS = ['ingredients', 'allergens'] as const

const EMPTY = {
  ...Object.fromEntries([...YEAR, ...NUMBERS].map((name) => [name, null])),
  ingredients: [],
  allergens: [],
  features: [],
  awards: [],
}

/** The vintages of a wine, each with its e-label; one opens at a time of one's own choosing. */
export function VintagesInput() {
  const words = useScreenWords().catalogue.products
  const mayChange = useMayChange('catalogue')
  const { fields, append, remove } = useFieldArray({ name: 'vintages', keyName: 'key' })
  return (
    <Box>
      {fields.length === 0 && <Box sx={{ color: 'text.secondary', mb: 1 }}>{words.noVintages}</Box>}
      {fields.map(({ key }, at) => (
        <VintageCard key={key} at={at} onRemove={mayChange ? () => remove(at) : null} />
      ))}
      {mayChange && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => append(EMPTY)} sx={{ mt: 1 }}>
          {words.addVintage}
        </Button>
      )}
    </Box>
  )
}

function VintageCard({ at, onRemove }: { at: number; onRemove: (() => void) | null }) {
  const words = useScreenWords().catalogue.products
  const source = `vintages.${at}`
  const year: number | null = useWatch({ name: `${source}.year` }) ?? null
  const { errors } = useFormState()
  const isWrong = get(errors, source) !== undefined
  // One that was just added is there to be filled in.
  const [isFresh] = useState(year === null)
  return (
    <Accordion
      disableGutters
      defaultExpanded={isFresh}
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true, timeout: 0 } }}
      {...(isWrong && { expanded: true })}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ fontWeight: 600 }}>
        {year === null ? words.noYear : fill(words.vintage, { year })}
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2.5 }}>
        <VintageFields source={source} />
        {onRemove && (
          <Button color="error" size="small" onClick={onRemove} sx={{ justifySelf: 'start' }}>
            {words.removeVintage}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } } as const

function VintageFields({ source }: { source: string }) {
  const { vintageParts } = useScreenWords().catalogue.products
  const thing = useThingWords('products')
  const isDisabled = !useMayChange('catalogue')
  const input = (name: keyof typeof shape) => (
    <FieldInput
      key={name}
      source={`${source}.${name}`}
      field={name}
      shape={shape[name]}
      thing={thing}
      isDisabled={isDisabled}
    />
  )
  return (
    <>
      <Box sx={GRID}>{YEAR.map(input)}</Box>
      <Typography variant="h3">{vintageParts.label}</Typography>
      <Box sx={GRID}>{NUMBERS.map(input)}</Box>
      <Box sx={{ display: 'grid', gap: 2 }}>{LISTS.map(input)}</Box>
      <Typography variant="h3">{vintageParts.features}</Typography>
      <FeaturesInput source={`${source}.features`} />
      <Typography variant="h3">{vintageParts.awards}</Typography>
      <AwardsInput source={`${source}.awards`} />
    </>
  )
}
