const HEAD_ROWS = /<tbody>((?:<tr>(?:<th\b[^>]*>(?:(?!<t[dhr]\b)[\s\S])*?<\/th>)+<\/tr>)+)(?=<tr>)/g

/** What the editor writes, as texts are kept: tables with a head, no captions without words, nothing for an empty text. */
export function keptHtml(written: string): string {
  const html = written
    .replace(/<figcaption><\/figcaption>/g, '')
    .replace(HEAD_ROWS, '<thead>$1</thead><tbody>')
    .replace(/(?:<p><\/p>)+$/, '')
  return html === '<p></p>' ? '' : html
}
