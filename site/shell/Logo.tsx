import type { Logo } from '#contract/media/pictures.ts'

interface LogoImageProps {
  /** Far down the page: fetched when it comes near. */
  isLate?: boolean
  logo: Logo | null
  name: string
  className: string
}

/** The estate's drawing, or its name in its own type where it has none. */
export function LogoImage({ logo, name, className, isLate = false }: LogoImageProps) {
  if (!logo) {
    return <span className="block py-2 text-balance font-title text-2xl leading-tight desk:text-3xl">{name}</span>
  }
  const { url, width, height } = logo.onlineImage
  return (
    <img
      src={url}
      width={width || undefined}
      height={height || undefined}
      alt={logo.alt || name}
      loading={isLate ? 'lazy' : undefined}
      className={className}
    />
  )
}
