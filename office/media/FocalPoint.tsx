import { Box, TextField, Typography } from '@mui/material'
import type { MouseEvent } from 'react'
import { useMediaWords } from './library.ts'

interface FocalPointProps {
  address: string
  x: number
  y: number
  isDisabled: boolean
  onChange: (point: { focalX: number; focalY: number }) => void
}

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** The point of a picture that no crop may lose: touched, or typed. */
export function FocalPoint({ address, x, y, isDisabled, onChange }: FocalPointProps) {
  const words = useMediaWords().focal
  const touch = (event: MouseEvent) => {
    if (isDisabled) return
    const room = event.currentTarget.getBoundingClientRect()
    onChange({
      focalX: percent(((event.clientX - room.left) / room.width) * 100),
      focalY: percent(((event.clientY - room.top) / room.height) * 100),
    })
  }
  return (
    <Box component="section">
      <Typography variant="h3">{words.title}</Typography>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>{words.hint}</Box>
      <Box
        onClick={touch}
        sx={{
          position: 'relative',
          display: 'inline-block',
          maxWidth: '100%',
          cursor: isDisabled ? 'default' : 'crosshair',
          lineHeight: 0,
        }}
      >
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ maxWidth: '100%', maxHeight: 260, minHeight: 120, borderRadius: 1 }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: `${x}%`,
            top: `${y}%`,
            width: 26,
            height: 26,
            m: '-13px 0 0 -13px',
            border: '2px solid #fff',
            borderRadius: '50%',
            boxShadow: '0 0 0 2px rgba(0, 0, 0, 0.7)',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 1.5, maxWidth: 320 }}>
        <TextField
          type="number"
          label={words.x}
          value={x}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ focalX: percent(Number(target.value)), focalY: y })}
          slotProps={{ htmlInput: { min: 0, max: 100 } }}
        />
        <TextField
          type="number"
          label={words.y}
          value={y}
          disabled={isDisabled}
          onChange={({ target }) => onChange({ focalX: x, focalY: percent(Number(target.value)) })}
          slotProps={{ htmlInput: { min: 0, max: 100 } }}
        />
      </Box>
    </Box>
  )
}
