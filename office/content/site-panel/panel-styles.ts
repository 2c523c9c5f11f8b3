/** Within the panel: no theme of an estate reaches in there. */
export const PANEL_CSS = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483000; display: block;
  font: 500 14px/1.35 system-ui, sans-serif; color: #f5f1ea; color-scheme: light }
:host([data-folded]) { inset: auto auto 0 0 }
@media (max-width: 960px) { :host([data-folded]) { bottom: 72px } }
@media print { :host { display: none } }
* { box-sizing: border-box }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 4px; min-height: 44px; padding: 0 8px;
  padding-bottom: env(safe-area-inset-bottom); background: #221e1b; box-shadow: 0 -1px 0 rgb(255 255 255 / 0.12) }
.states { display: flex; flex: 1; flex-wrap: wrap; gap: 6px; min-width: 0 }
.narrow { display: none }
a, button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; border: 0; border-radius: 6px;
  background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
a:hover, button:hover { background: rgb(255 255 255 / 0.1) }
:focus-visible { outline: 2px solid #f0c987; outline-offset: -3px }
.main { font-weight: 650; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px }
.state { padding: 2px 9px; border: 1px solid rgb(255 255 255 / 0.35); border-radius: 99px; font-size: 12.5px; white-space: nowrap }
.state.draft { border-color: #f0c987; background: #f0c987; color: #2b1d00 }
.fold { justify-content: center; width: 44px; padding: 0; font-size: 18px }
:host([data-folded]) .fold { margin: 8px; border-radius: 99px; background: #221e1b; box-shadow: 0 2px 10px rgb(0 0 0 / 0.35) }
.sheet { width: fit-content; max-width: 100%; max-height: min(60vh, 480px); border-top-right-radius: 8px; overflow-y: auto; padding: 12px 16px 14px; background: #fff; color: #2a2521;
  box-shadow: 0 -8px 30px rgb(0 0 0 / 0.18) }
.sheet h2 { margin: 0 0 8px; font-size: 15px; font-weight: 650 }
.sheet p { margin: 6px 0 0; font-size: 13px }
.rows { margin: 0; padding: 0; list-style: none }
.row { display: grid; grid-template-columns: minmax(140px, 1fr) 130px 110px auto; gap: 4px 12px; align-items: end;
  padding: 8px 0; border-top: 1px solid #e6e0d8 }
.row strong { align-self: center; font-weight: 600 }
.row label { display: grid; gap: 2px; font-size: 12.5px; color: #5b534c }
.row input { min-height: 40px; width: 100%; padding: 0 10px; border: 1px solid #8d847b; border-radius: 6px; background: #fff;
  color: #2a2521; font: inherit; font-size: 16px; font-variant-numeric: tabular-nums; text-align: right }
.row input[aria-invalid=true] { border-color: #a3161f }
.row button, .reload { min-height: 40px; border: 1px solid #7a1f2b; background: #7a1f2b; color: #fff }
.row button:hover { background: #5f1621 }
.row button[aria-disabled=true] { opacity: 0.6; cursor: default }
.row p { grid-column: 1 / -1; margin: 0 }
.row p:empty:not([role]) { display: none }
.wrong { color: #a3161f }
.done { color: #1f5c36 }
.sheet :focus-visible { outline-color: #2f5f7c; outline-offset: 2px }
@media (max-width: 640px) {
  .wide { display: none }
  .narrow { display: inline }
  .bar { padding-inline: 4px }
  a, button { padding: 0 7px }
  .fold { padding: 0 }
  .sheet { width: auto; border-radius: 0 }
  .row { grid-template-columns: 1fr 1fr auto }
  .row strong { grid-column: 1 / -1 }
}
`

/** In the page: room below its end, and what sticks to the lower edge stands above the panel. */
export const PAGE_CSS = `
html[data-panel] body { padding-bottom: var(--panel-room) }
html[data-panel] :is(.bottom-bar, .buy-bar, #consent, .slips) { margin-bottom: var(--panel-room) }
`
