import { Box, Button, MenuItem, Slider, TextField } from '@mui/material'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { cropMedia } from '#contract/media/routes.ts'
import { ask } from '#office/shell/ask.ts'
import { ActDialog } from '#office/shell/frame/ActDialog.tsx'
import { pageNonce } from '#office/shell/page-nonce.ts'
import { useAct } from '#office/shell/panel/use-act.ts'
import { boxOfShare, type CropBox, shareOfBox, withinPicture } from './crop-box.ts'
import { useMediaWords } from './library.ts'

interface CropDialogProps {
  id: number
  /** A copy of the picture to look at, and how large the picture itself is. */
  address: string
  picture: { width: number; height: number }
  /** With the part that was cut out. */
  onDone: (mediaId: string) => void
  onClose: () => void
}

const RATIOS = { free: null, wide: 16 / 9, classic: 3 / 2, square: 1, portrait: 4 / 5 } as const
type Ratio = keyof typeof RATIOS
const RATIO_NAMES = Object.keys(RATIOS) as Ratio[]
const SIDES = ['left', 'top', 'width', 'height'] as const

/** A part of a picture, drawn with the pointer or typed in pixels; both say the same. */
export function CropDialog({ id, address, picture, onDone, onClose }: CropDialogProps) {
  const words = useMediaWords().crop
  const { act, isBusy } = useAct()
  const [ratio, setRatio] = useState<Ratio>('free')
  const [box, setBox] = useState<CropBox>({ left: 0, top: 0, ...picture })
  // The frame begins anew with what was typed; drawing goes on from there.
  const [typed, setTyped] = useState({ turn: 0, box })
  const type = (changed: Partial<CropBox>) => {
    const next = withinPicture({ ...box, ...changed }, picture)
    setRatio('free')
    setBox(next)
    setTyped(({ turn }) => ({ turn: turn + 1, box: next }))
  }
  const cut = async () => {
    const asked = ask(cropMedia, { params: { id }, body: box })
    await act(asked, words.done)
    const answer = await asked.catch(() => null)
    if (answer?.success) onDone(answer.data.mediaId)
  }
  return (
    <ActDialog
      title={words.title}
      maxWidth="md"
      onClose={onClose}
      act={
        <Button variant="contained" disabled={isBusy} onClick={cut}>
          {words.cut}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>{words.hint}</Box>
      <CropFrame
        key={`${typed.turn} ${ratio}`}
        address={address}
        picture={picture}
        start={typed.box}
        aspect={RATIOS[ratio] ?? typed.box.width / typed.box.height}
        onBox={setBox}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' } }}>
        <TextField select label={words.ratio} value={ratio} onChange={({ target }) => setRatio(target.value as Ratio)}>
          {RATIO_NAMES.map((name) => (
            <MenuItem key={name} value={name}>
              {words.ratios[name]}
            </MenuItem>
          ))}
        </TextField>
        {SIDES.map((side) => (
          <TextField
            key={`${side} ${box[side]}`}
            type="number"
            label={words[side]}
            defaultValue={box[side]}
            onBlur={({ target }) => Number(target.value) !== box[side] && type({ [side]: Number(target.value) })}
            onKeyDown={(event) => event.key === 'Enter' && (event.target as HTMLInputElement).blur()}
            slotProps={{ htmlInput: { min: 0 } }}
          />
        ))}
      </Box>
    </ActDialog>
  )
}

interface CropFrameProps {
  address: string
  picture: { width: number; height: number }
  start: CropBox
  aspect: number
  onBox: (box: CropBox) => void
}

function CropFrame({ address, picture, start, aspect, onBox }: CropFrameProps) {
  const words = useMediaWords().crop
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const nonce = pageNonce()
  const isSameShape = Math.abs(start.width / start.height - aspect) < 0.01
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{
          position: 'relative',
          height: { xs: 260, sm: 380 },
          bgcolor: 'text.primary',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          maxZoom={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(share) => onBox(boxOfShare(share, picture))}
          {...(isSameShape && { initialCroppedAreaPercentages: shareOfBox(start, picture) })}
          {...(nonce && { nonce })}
        />
      </Box>
      <Slider
        size="small"
        min={1}
        max={8}
        step={0.05}
        value={zoom}
        aria-label={words.zoom}
        onChange={(_, value) => setZoom(Number(value))}
      />
    </Box>
  )
}
