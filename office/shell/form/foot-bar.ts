/** What acts on a whole form: at its foot, and in sight however long it is; above the bar of phones. */
export const FOOT_BAR = {
  position: 'sticky',
  bottom: { xs: 60, md: 0 },
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const
