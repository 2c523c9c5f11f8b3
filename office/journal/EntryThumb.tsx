import { Box } from '@mui/material'
import { smallPictureAddress } from '#rules/media/pictures.ts'

const ROOM = { width: 120, height: 90, borderRadius: 1, bgcolor: 'background.default' }

/** A picture of an album as small as it gets; a film without one is named instead. */
export function EntryThumb({ mediaId, instead }: { mediaId: string | null; instead: string }) {
  if (mediaId)
    return (
      <Box
        component="img"
        src={smallPictureAddress(mediaId)}
        alt=""
        loading="lazy"
        draggable={false}
        sx={{ ...ROOM, objectFit: 'cover', display: 'block' }}
      />
    )
  return <Box sx={{ ...ROOM, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>{instead}</Box>
}
