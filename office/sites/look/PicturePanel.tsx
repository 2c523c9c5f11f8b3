import { Box, Button, MenuItem, Slider, TextField } from '@mui/material'
import { useId } from 'react'
import type { LookContent } from '#contract/sites/look.ts'
import { useSpokenLocale } from '#office/shell/locale.ts'
import { Block, Quiet } from '#office/shell/panel/Block.tsx'
import { smallPictureAddress } from '#rules/media/pictures.ts'
import { LOOK_PARAMETERS } from '#rules/sites/looks/look-content.ts'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { fill } from '#words/basics/fill.ts'
import { lookWords } from '#words/office/look/words.ts'
import { ParameterFields } from './ParameterFields.tsx'
import { PictureButton } from './PictureButton.tsx'
import type { PanelProps } from './panel-props.ts'

type LogoType = keyof LookContent['logos']
const LOGO_TYPES = ['LOGO', 'LOGO_LIGHT_THEME', 'LOGO_DARK_THEME', 'LOGO_FOOTER', 'LOGO_FAVICON'] as const
const SIZES = LOOK_PARAMETERS.filter((type) => PARAMETERS[type].group === 'logo')
const DARK = '#1d1815'

/** The five drawings of the house, their sizes, and the banner. */
export function PicturePanel(props: PanelProps) {
  const { content, change } = props
  const words = lookWords[useSpokenLocale()]
  const setLogo = (type: LogoType, logo: LookContent['logos'][LogoType]) =>
    change({ ...content, logos: { ...content.logos, [type]: logo } }, `logo ${type} ${logo?.media}`)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {LOGO_TYPES.map((type) => (
        <LogoBlock key={type} type={type} logo={content.logos[type]} onChange={(logo) => setLogo(type, logo)} />
      ))}
      <Block title={words.logoSizes}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ParameterFields {...props} types={SIZES} />
        </Box>
      </Block>
      <BannerBlock {...props} />
    </Box>
  )
}

interface LogoBlockProps {
  type: LogoType
  logo: LookContent['logos'][LogoType]
  onChange: (logo: LookContent['logos'][LogoType]) => void
}

function LogoBlock({ type, logo, onChange }: LogoBlockProps) {
  const words = lookWords[useSpokenLocale()]
  const name = words.logos[type]
  return (
    <Block title={name}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Shown media={logo?.media} isOnDark={type === 'LOGO_DARK_THEME'} />
        <PictureButton
          label={words.choose}
          name={fill(words.chooseOf, { name })}
          onChosen={(media) => onChange({ media, alt: logo?.alt ?? '' })}
        />
        {logo && (
          <Button
            size="small"
            color="secondary"
            aria-label={fill(words.removeOf, { name })}
            onClick={() => onChange(null)}
          >
            {words.remove}
          </Button>
        )}
      </Box>
      {logo && type !== 'LOGO_FAVICON' && (
        <TextField
          id={`look-alt-${type}`}
          label={words.alt}
          value={logo.alt}
          onChange={({ target }) => onChange({ ...logo, alt: target.value })}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          sx={{ mt: 2 }}
        />
      )}
    </Block>
  )
}

function Shown({ media, isOnDark }: { media: string | undefined; isOnDark: boolean }) {
  const words = lookWords[useSpokenLocale()]
  if (!media) return <Quiet>{words.noPicture}</Quiet>
  return (
    <Box
      component="img"
      src={smallPictureAddress(media)}
      alt=""
      sx={{
        width: 110,
        height: 64,
        objectFit: 'contain',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 0.5,
        bgcolor: isOnDark ? DARK : '#fff',
      }}
    />
  )
}

const NEW_BANNER = { positionX: 50, positionY: 50, size: 'cover', repeat: 'no-repeat', height: 320 } as const
const FITS = ['cover', 'contain', 'auto'] as const
const REPEATS = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'] as const

type Banner = NonNullable<LookContent['banner']>

function BannerBlock({ content, change }: PanelProps) {
  const words = lookWords[useSpokenLocale()]
  const { banner } = content
  const set = (next: Banner | null, about: string) => change({ ...content, banner: next }, about)
  return (
    <Block title={words.banner} hint={words.bannerHint}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Shown media={banner?.media} isOnDark={false} />
        <PictureButton
          label={words.choose}
          name={fill(words.chooseOf, { name: words.banner })}
          onChosen={(media) => set({ ...(banner ?? NEW_BANNER), media }, '')}
        />
        {banner && (
          <Button
            size="small"
            color="secondary"
            aria-label={fill(words.removeOf, { name: words.banner })}
            onClick={() => set(null, '')}
          >
            {words.remove}
          </Button>
        )}
      </Box>
      {banner && <BannerPlace banner={banner} onChange={(part, about) => set({ ...banner, ...part }, about)} />}
    </Block>
  )
}

interface BannerPlaceProps {
  banner: Banner
  onChange: (part: Partial<Banner>, about: string) => void
}

function BannerPlace({ banner, onChange }: BannerPlaceProps) {
  const words = lookWords[useSpokenLocale()]
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Measure
        label={words.positionX}
        value={banner.positionX}
        max={100}
        onChange={(positionX) => onChange({ positionX }, 'banner x')}
      />
      <Measure
        label={words.positionY}
        value={banner.positionY}
        max={100}
        onChange={(positionY) => onChange({ positionY }, 'banner y')}
      />
      <Measure
        label={words.height}
        value={banner.height}
        min={80}
        max={1200}
        onChange={(height) => onChange({ height }, 'banner height')}
      />
      <TextField
        select
        id="look-banner-size"
        label={words.bannerSize}
        value={banner.size}
        onChange={({ target }) => onChange({ size: target.value as Banner['size'] }, '')}
      >
        {FITS.map((fit) => (
          <MenuItem key={fit} value={fit}>
            {words.bannerSizes[fit]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id="look-banner-repeat"
        label={words.repeat}
        value={banner.repeat}
        onChange={({ target }) => onChange({ repeat: target.value as Banner['repeat'] }, '')}
      >
        {REPEATS.map((repeat) => (
          <MenuItem key={repeat} value={repeat}>
            {words.repeats[repeat]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}

interface MeasureProps {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

function Measure({ label, value, min = 0, max, onChange }: MeasureProps) {
  const id = useId()
  return (
    <Box>
      <Box id={id} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {label} · {value}
      </Box>
      <Slider
        size="small"
        min={min}
        max={max}
        value={value}
        aria-labelledby={id}
        onChange={(_, next) => onChange(Number(next))}
      />
    </Box>
  )
}
