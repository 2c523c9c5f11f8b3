import FilmIcon from '@mui/icons-material/MovieOutlined'
import { Box } from '@mui/material'
import { smallPictureAddress } from '#rules/media/pictures.ts'
import { type MediaRow, TILE_GROUND, tileAddress, useMediaWords } from './library.ts'

/** A picture as large as its tile, whole: a crop would hide what one looks for. */
export function MediaTile({ row }: { row: MediaRow }) {
  const words = useMediaWords()
  const address = tileAddress(row) ?? (row.posterMediaId ? smallPictureAddress(row.posterMediaId) : null)
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '4 / 3',
          bgcolor: TILE_GROUND,
          borderRadius: 1,
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {address ? (
          <Box
            component="img"
            src={address}
            alt=""
            loading="lazy"
            sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' }}
          />
        ) : (
          <FilmIcon sx={{ fontSize: 40, color: 'text.secondary' }} />
        )}
        {row.kind === 'VIDEO' && (
          <Box
            sx={{
              position: 'absolute',
              left: 6,
              bottom: 6,
              px: 0.75,
              bgcolor: 'text.primary',
              color: 'background.paper',
              borderRadius: 0.5,
              fontSize: '0.75rem',
            }}
          >
            {words.film}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          fontSize: '0.8125rem',
          lineHeight: 1.3,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          textAlign: 'left',
        }}
      >
        {row.name}
      </Box>
    </Box>
  )
}
