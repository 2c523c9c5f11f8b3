import type { DarkLook } from '#rules/mails/dark-look.ts'

/** What the classes of a letter become in the dark. */
function darkRules({
  ground,
  paper,
  ink,
  heading,
  accent,
  link,
  rule,
}: DarkLook): readonly (readonly [string, string])[] {
  return [
    ['.ground', `background-color:${ground}`],
    ['.paper', `background-color:${paper}`],
    ['.ink', `color:${ink}`],
    ['.heading', `color:${heading}`],
    ['.accent', `color:${accent}`],
    ['.accent-ground', `background-color:${accent}`],
    ['.accent-rule', `border-color:${accent}`],
    ['.link', `color:${link}`],
    ['.rule', `border-color:${rule}`],
  ]
}

/** For programs that ask the reader's wish, and once more under the names that Outlook on the web puts on its own darkening. */
export function darkStyles(dark: DarkLook): string {
  const rules = darkRules(dark)
  const written = (before: string) => rules.map(([name, said]) => `${before}${name}{${said} !important}`).join('\n')
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${written('')}
.by-day{display:none !important}
.by-night{display:block !important;max-height:none !important}
}
${rules.map(([name, said]) => `${said.startsWith('background') ? '[data-ogsb]' : '[data-ogsc]'} ${name}{${said} !important}`).join('\n')}
[data-ogsc] .by-day{display:none !important}
[data-ogsc] .by-night{display:block !important;max-height:none !important}
`
}
