const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a drawing may be made of. Scripts, animations, foreign content and links are not on the list. */
export const SVG_ELEMENTS = words(`
  svg g defs symbol use switch title desc style image
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** Elements whose text is shown or told. */
export const SVG_TEXT_ELEMENTS = words('title desc style text tspan textPath')

/** Attributes that name or tell something: no browser reads a style in them. */
export const SVG_TEXT_ATTRIBUTES = words('id class role aria-label aria-labelledby aria-hidden xml:space')

export const SVG_ATTRIBUTES = words(`
  width height viewBox preserveAspectRatio overflow x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
  transform transform-origin dx dy rotate textLength lengthAdjust startOffset method spacing side
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order color opacity display visibility clip-path clip-rule
  mask filter mix-blend-mode isolation shape-rendering text-rendering image-rendering color-interpolation
  color-interpolation-filters enable-background flood-color flood-opacity lighting-color stop-color stop-opacity offset
  font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction
  gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits mask-type
  patternUnits patternContentUnits patternTransform filterUnits primitiveUnits
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight orient refX refY
  in in2 result mode type values operator k1 k2 k3 k4 stdDeviation edgeMode radius scale xChannelSelector
  yChannelSelector baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent order
  kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle`)
