import type { RaThemeOptions } from 'react-admin'
import type { Locale } from '#words/basics/locales.ts'
import { controlWords } from '#words/office/controls/words.ts'

const INK = '#23201d'
const QUIET = '#5c554e'
const LINE = '#e4e0d9'
/** Of borders that say where something can be typed: 3 to 1 against paper. */
const FIELD_LINE = '#8d867d'
export const NAVIGATION_WIDTH = 232
const PHONE = '@media (max-width: 899.95px)'
/** As large as a thumb. */
const THUMB = { minHeight: 44 }

/** A quiet tool: paper, ink and one accent, dense on desks, thumb-sized on phones. */
const theme: RaThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: '#7a1f2b', dark: '#5f1721', light: '#9c3d48', contrastText: '#ffffff' },
    secondary: { main: '#4b463f' },
    error: { main: '#a3241b' },
    success: { main: '#2f6b3c' },
    warning: { main: '#8a5a00' },
    info: { main: '#2f5f7c' },
    background: { default: '#faf9f6', paper: '#ffffff' },
    text: { primary: INK, secondary: QUIET, disabled: '#6f6860' },
    divider: LINE,
  },
  shape: { borderRadius: 6 },
  spacing: 8,
  typography: {
    fontFamily: 'Figtree, system-ui, sans-serif',
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3 },
    h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: { styleOverrides: { body: { fontVariantNumeric: 'tabular-nums' } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: {
        root: {
          backgroundColor: '#ffffff',
          '& .MuiOutlinedInput-notchedOutline': { borderColor: FIELD_LINE },
          [PHONE]: { ...THUMB, fontSize: 16 },
        },
      },
    },
    // Always above its field: what is typed and what it is called never share a place.
    MuiInputLabel: { defaultProps: { shrink: true }, styleOverrides: { root: { color: QUIET } } },
    MuiFormHelperText: {
      styleOverrides: { root: { marginLeft: 2, color: QUIET, '&.Mui-error': { color: '#a3241b' } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'medium' },
      styleOverrides: { root: { [PHONE]: THUMB } },
    },
    // As high with a word as with a sign: they stand beside each other.
    MuiToggleButton: { styleOverrides: { sizeSmall: { minHeight: 38, [PHONE]: { minWidth: 44, ...THUMB } } } },
    MuiIconButton: { styleOverrides: { root: { [PHONE]: { minWidth: 44, ...THUMB } } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: LINE, padding: '7px 10px', fontSize: '0.875rem' },
        head: { color: QUIET, fontWeight: 600, lineHeight: 1.3 },
      },
    },
    MuiBottomNavigationAction: {
      styleOverrides: {
        root: { minWidth: 0, padding: '6px 2px' },
        label: { fontSize: '0.6875rem', '&.Mui-selected': { fontSize: '0.6875rem', fontWeight: 600 } },
      },
    },
    // What is told for a moment is in nobody's way: only what it offers to press is pressed.
    MuiSnackbar: { styleOverrides: { root: { pointerEvents: 'none' } } },
    MuiSnackbarContent: { styleOverrides: { action: { pointerEvents: 'auto' } } },
    // What lies over other things is told from them by its edge.
    MuiAutocomplete: {
      styleOverrides: { paper: { border: `1px solid ${LINE}`, boxShadow: '0 8px 24px rgb(35 32 29 / 0.16)' } },
    },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiMenuItem: { styleOverrides: { root: { [PHONE]: THUMB } } },
    MuiSwitch: {
      styleOverrides: { switchBase: { '&:not(.Mui-checked) + .MuiSwitch-track': { backgroundColor: QUIET } } },
    },
  },
}

/** The same, with what its controls are called in a language. */
export function themeIn(locale: Locale): RaThemeOptions {
  const {
    openList: openText,
    closeList: closeText,
    clear: clearText,
    nothingFound: noOptionsText,
  } = controlWords[locale]
  const defaultProps = { openText, closeText, clearText, noOptionsText }
  const MuiAutocomplete = { ...theme.components?.MuiAutocomplete, defaultProps }
  return { ...theme, components: { ...theme.components, MuiAutocomplete } }
}
