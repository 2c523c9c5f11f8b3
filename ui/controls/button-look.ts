export interface ButtonLook {
  /** `primary` is the one thing to do on a screen; `quiet` and `text` read as part of the page. */
  look?: 'primary' | 'ink' | 'outline' | 'quiet' | 'text'
  size?: 'small' | 'medium' | 'large' | 'tall'
  /** Its place among its neighbours. */
  className?: string
}

/** What is given, with the classes of `controls.css` for its look. */
export function withButtonLook<Props extends ButtonLook>({
  look = 'primary',
  size = 'large',
  className = '',
  ...others
}: Props) {
  return { ...others, className: `button button-${look} button-${size} ${className}` }
}
