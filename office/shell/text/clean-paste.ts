interface Bullet {
  level: number
  isOrdered: boolean
  text: string
}

const LIST_PARAGRAPH = /<p\b([^>]*(?:MsoListParagraph|mso-list:)[^>]*)>([\s\S]*?)<\/p>/gi
const MARKER =
  /<span\b[^>]*mso-list:\s*Ignore[^>]*>((?:[^<]|<(?!\/?span))*)(?:<span\b[^>]*>[^<]*<\/span>)?((?:[^<]|<(?!\/?span))*)<\/span>/i
/** `1.`, `a)`, `iv.`: a number or a letter. Anything else is a bullet. */
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-z]{1,4})[.)]/i

/** What other programs put on the clipboard, with its lists made lists again; what is left unknown the editor drops. */
export function cleanPaste(html: string): string {
  return withFlatCells(withoutStyles(withLists(withoutNoise(fragmentOf(html)))))
}

/** Cells hold words, not paragraphs: lines within one are kept as lines. */
export function withFlatCells(html: string): string {
  return html.replace(
    /(<t[dh]\b[^>]*>)((?:(?!<t[dh]\b)[\s\S])*?)(<\/t[dh]>)/gi,
    (_, begin: string, inside: string, end: string) => {
      const lines = inside
        .replace(/<\/(?:p|div|li|h[1-6])>\s*(?=<(?:p|div|li|h[1-6])\b)/gi, '<br>')
        .replace(/<\/?(?:p|div|ul|ol|li|h[1-6])\b[^>]*>/gi, '')
      return `${begin}${lines.trim()}${end}`
    },
  )
}

const STRONG = /<span\b[^>]*font-weight:\s*(?:bold|[6-9]00)[^>]*>((?:(?!<span\b)[\s\S])*?)<\/span>/gi
const EMPHASIS = /<span\b[^>]*font-style:\s*italic[^>]*>((?:(?!<span\b)[\s\S])*?)<\/span>/gi

/** What styles mean becomes elements; the styles go, since the policy of the page forbids them anyway. */
function withoutStyles(html: string): string {
  return html
    .replace(/<b\b[^>]*docs-internal-guid[^>]*>([\s\S]*)<\/b>/i, '$1')
    .replace(STRONG, '<strong>$1</strong>')
    .replace(EMPHASIS, '<em>$1</em>')
    .replace(/(<[a-z][^>]*?)\sstyle=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '$1')
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[56]\b/gi, '<$1h4')
}

function fragmentOf(html: string): string {
  return /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1] ?? html
}

/** Comments, conditions of one program, its own elements, styles and scripts. */
function withoutNoise(html: string): string {
  return html
    .replace(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[(?:if|endif)[^>]*>/gi, '')
    .replace(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, '')
}

/** Paragraphs that follow each other and say that they are points of a list become one. */
function withLists(html: string): string {
  const bullets: Bullet[] = []
  const marked = html.replace(LIST_PARAGRAPH, (_, attributes: string, inside: string) => {
    bullets.push(bulletOf(attributes, inside))
    return `\ue000${bullets.length - 1}\ue000`
  })
  return marked.replace(/(?:\ue000\d+\ue000\s*)+/g, (run) =>
    listOf([...run.matchAll(/\ue000(\d+)\ue000/g)].flatMap(([, at]) => bullets[Number(at)] ?? [])),
  )
}

function bulletOf(attributes: string, inside: string): Bullet {
  const level = Number(/level(\d)/.exec(attributes)?.[1] ?? 1)
  const marker = MARKER.exec(inside)
  const told = marker ? `${marker[1]}${marker[2]}` : ''
  const text = marker ? inside.replace(marker[0], '') : inside.replace(/^[\s\u00a0]*[·•o§–-](?:&nbsp;|[\s\u00a0])+/, '')
  return { level, isOrdered: NUMBER.test(told.replace(/&nbsp;/g, ' ')), text: text.trim() }
}

/** One list, with those of deeper levels in the point before them. */
function listOf(bullets: readonly Bullet[]): string {
  const [first] = bullets
  if (!first) return ''
  const tag = first.isOrdered ? 'ol' : 'ul'
  let points = ''
  for (let at = 0; at < bullets.length; ) {
    const own = bullets[at]
    const next = bullets.findIndex(({ level }, later) => later > at && level <= first.level)
    const end = next === -1 ? bullets.length : next
    points += `<li><p>${own?.text ?? ''}</p>${listOf(bullets.slice(at + 1, end))}</li>`
    at = end
  }
  return `<${tag}>${points}</${tag}>`
}
