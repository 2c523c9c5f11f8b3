/** The dark modules as one path, a module being one unit wide. */
export interface Qr {
  path: string
  side: number
}

/** A code to be scanned: black on white in every look, since scanners want it so. */
export function QrDrawing({ qr, label, className }: { qr: Qr; label: string; className: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.side} ${qr.side}`}
      shapeRendering="crispEdges"
      className={`max-w-full ${className}`}
    >
      <rect width={qr.side} height={qr.side} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  )
}
