import type { Registry } from '#api/calls/registry.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { REFUSAL_STATUS } from '#contract/basics/refusals.ts'
import { openApiOperation } from './openapi.ts'

export const STYLE = `
:root{color-scheme:light dark;--ink:#2a2521;--ground:#fbf8f2;--line:#ded5c5;--accent:#7a1f2b}
@media (prefers-color-scheme:dark){:root{--ink:#ede6da;--ground:#14110f;--line:#3a332c;--accent:#d9b56c}}
body{margin:0 auto;max-width:60rem;padding:3rem 1.5rem 6rem;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
h1{font:400 2.5rem/1.1 Georgia,serif}
h2{margin:3rem 0 0;font:400 1.5rem/1.2 Georgia,serif}
details{border-bottom:1px solid var(--line);padding:.75rem 0}
summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline}
summary b{min-width:4rem;color:var(--accent);font:600 .875rem/1 ui-monospace,monospace}
a{color:var(--accent)}
code,pre{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow-x:auto;padding:1rem;border:1px solid var(--line)}
dt{font-weight:600;margin-top:.75rem}dd{margin:0}`

/** The calls by subject, readable without a script. */
export function docsPage(registry: Registry): string {
  const callsBySubject = Map.groupBy(registry, ({ call }) => call.path.split('/')[1] ?? '')
  const subjects = [...callsBySubject].map(
    ([subject, calls]) => `<h2>${subject}</h2>${calls.map(({ call }) => callEntry(call)).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cuvée API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><main><h1>Cuvée API</h1>
<p>${registry.length} calls under <code>/api</code>. Every answer is <code>{ success, data, message }</code>; a failure adds
<code>code</code> and, when fields are at fault, <code>errors</code>. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${subjects.join('\n')}</main></body></html>`
}

function callEntry(call: CallDefinition): string {
  const { parameters, requestBody, responses } = openApiOperation(call)
  const refusals = call.refusals.map((refusal) => `<code>${refusal}</code> (${REFUSAL_STATUS[refusal]})`).join(', ')
  const limit = call.limit && `${call.limit.max} in ${call.limit.seconds} s per ${call.limit.per}`
  return `<details id="${call.name}"><summary><b>${call.method}</b><code>${escapeHtml(call.path)}</code><span>${escapeHtml(call.about)}</span></summary>
<dl><dt>Name</dt><dd><code>${call.name}</code></dd><dt>Who</dt><dd>${call.who}</dd>
${refusals && `<dt>Refusals</dt><dd>${refusals}</dd>`}${limit ? `<dt>Limit</dt><dd>${limit}</dd>` : ''}</dl>
${block('Parameters', parameters)}${requestBody ? block('Body', requestBody) : ''}${block('Answers', responses)}</details>`
}

function block(title: string, value: unknown): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
