import { Box } from '@mui/material'
import { smallPictureAddress } from '#rules/media/pictures.ts'

interface PicturedNameProps {
  mediaId: string | null | undefined
  name: string
  /** A bottle is shown whole; a photograph fills its room. */
  look?: 'whole' | 'filled'
}

/** What a row is called, with a small picture of it. */
export function PicturedName({ mediaId, name, look = 'whole' }: PicturedNameProps) {
  const size = look === 'whole' ? { width: 32, height: 40 } : { width: 48, height: 36 }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Box
        component="span"
        sx={{ ...size, flexShrink: 0, borderRadius: 0.5, bgcolor: 'background.default', display: 'flex' }}
      >
        {mediaId && (
          <Box
            component="img"
            src={smallPictureAddress(mediaId)}
            alt=""
            loading="lazy"
            sx={{
              width: '100%',
              height: '100%',
              borderRadius: 0.5,
              objectFit: look === 'whole' ? 'contain' : 'cover',
            }}
          />
        )}
      </Box>
      {name}
    </Box>
  )
}
