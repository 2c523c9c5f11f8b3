import PhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import { Button } from '@mui/material'
import { type ChangeEvent, useRef } from 'react'
import { useMayChange } from '#office/shell/me.ts'
import { useMediaWords } from './library.ts'

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/svg+xml'
const FILMS = 'video/mp4,video/quicktime'

interface UploadButtonsProps {
  onFiles: (files: readonly File[]) => void
  hasFilms?: boolean
}

/** From the disk, or by the camera of a phone. */
export function UploadButtons({ onFiles, hasFilms = false }: UploadButtonsProps) {
  const words = useMediaWords()
  const mayUpload = useMayChange('media')
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  if (!mayUpload) return null
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const given = [...(target.files ?? [])]
    target.value = ''
    if (given.length > 0) onFiles(given)
  }
  return (
    <>
      <Button variant="contained" startIcon={<PhotoIcon />} onClick={() => files.current?.click()}>
        {words.add}
      </Button>
      <Button
        variant="outlined"
        startIcon={<CameraIcon />}
        onClick={() => camera.current?.click()}
        sx={{ '@media (hover: hover)': { display: 'none' } }}
      >
        {words.camera}
      </Button>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={hasFilms ? `${PICTURES},${FILMS}` : PICTURES}
        onChange={take}
      />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={take} />
    </>
  )
}
