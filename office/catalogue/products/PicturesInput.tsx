import PhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { products } from '#contract/catalogue/product-resource.ts'
import type { MediaRow } from '#office/media/library.ts'
import { PicturePicker } from '#office/media/PicturePicker.tsx'
import { proposedTexts } from '#office/media/proposed-alt.ts'
import { FieldInput } from '#office/shell/form/FieldInput.tsx'
import { RowCard } from '#office/shell/form/RowCard.tsx'
import { RowButtons } from '#office/shell/form/RowsInput.tsx'
import { useMayChange, useMe } from '#office/shell/me.ts'
import { useScreenWords, useThingWords } from '#office/shell/use-screen-words.ts'
import { smallPictureAddress } from '#rules/media/pictures.ts'
import { fill } from '#words/basics/fill.ts'

const PICTURE = products.fields.shape.pictures.unwrap().element.shape

interface Picture {
  mediaId: string
}

/** Pictures in their order, each with what is said in its place; one of them stands for the product. */
export function PicturesInput() {
  const words = useScreenWords().catalogue.products
  const mayChange = useMayChange('catalogue')
  const pictures = useFieldArray({ name: 'pictures' })
  const { setValue } = useFormContext()
  const cover: string | null = useWatch({ name: 'mediaId' }) ?? null
  const values: Picture[] = useWatch({ name: 'pictures' }) ?? []
  const add = async (rows: readonly MediaRow[]) => {
    const [first] = rows
    if (cover === null && first) setValue('mediaId', first.mediaId, { shouldDirty: true })
    pictures.append(
      await Promise.all(rows.map(async (row) => ({ mediaId: row.mediaId, texts: await proposedTexts(row) }))),
    )
  }
  const isElsewhere = cover !== null && !values.some(({ mediaId }) => mediaId === cover)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isElsewhere && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Thumb mediaId={cover} />
          {words.cover}
        </Box>
      )}
      {values.length === 0 && !isElsewhere && <Box sx={{ color: 'text.secondary' }}>{words.noPictures}</Box>}
      {pictures.fields.map(({ id }, at) => (
        <PictureCard
          key={id}
          at={at}
          mediaId={values[at]?.mediaId ?? ''}
          isCover={values[at]?.mediaId === cover}
          onCover={() => setValue('mediaId', values[at]?.mediaId, { shouldDirty: true })}
        >
          {mayChange && (
            <RowButtons
              at={at}
              isLast={at === values.length - 1}
              onMove={(to) => pictures.move(at, to)}
              onRemove={() => pictures.remove(at)}
            />
          )}
        </PictureCard>
      ))}
      <AddButton onChosen={(rows) => void add(rows)} />
    </Box>
  )
}

interface PictureCardProps {
  at: number
  mediaId: string
  isCover: boolean
  onCover: () => void
  children: ReactNode
}

function PictureCard({ at, mediaId, isCover, onCover, children }: PictureCardProps) {
  const words = useScreenWords().catalogue.products
  const thing = useThingWords('products')
  const mayChange = useMayChange('catalogue')
  return (
    <RowCard legend={fill(words.picture, { n: at + 1 })}>
      <Thumb mediaId={mediaId} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <FieldInput
          source={`pictures.${at}.texts`}
          field="texts"
          shape={PICTURE.texts}
          thing={thing}
          isDisabled={!mayChange}
        />
        <Button size="small" disabled={isCover || !mayChange} onClick={onCover} sx={{ mt: 1 }}>
          {isCover ? words.isCover : words.cover}
        </Button>
      </Box>
      {children}
    </RowCard>
  )
}

function Thumb({ mediaId }: { mediaId: string }) {
  return (
    <Box
      component="img"
      src={smallPictureAddress(mediaId)}
      alt=""
      loading="lazy"
      sx={{ width: 96, height: 120, objectFit: 'contain', bgcolor: 'background.default', borderRadius: 1 }}
    />
  )
}

function AddButton({ onChosen }: { onChosen: (rows: readonly MediaRow[]) => void }) {
  const words = useScreenWords().catalogue.products
  const maySee = useMe().rights.media !== 'none'
  const mayChange = useMayChange('catalogue')
  const [isOpen, setOpen] = useState(false)
  if (!maySee || !mayChange) return null
  return (
    <Box>
      <Button variant="outlined" startIcon={<PhotoIcon />} onClick={() => setOpen(true)}>
        {words.upload}
      </Button>
      {isOpen && <PicturePicker isMany onClose={() => setOpen(false)} onChoose={onChosen} />}
    </Box>
  )
}
