import { CONSENT_COOKIE, CONSENT_SECONDS } from '#rules/consent/consent.ts'

/** Whoever waits longer for the scripts than this gets what the page does without them. */
const PATIENCE_MS = 8_000

/** What only scripts do; all other links, and forms that browsers send by themselves, go their own way. */
const ACTS = [
  'button:not([popovertarget])',
  'a:is([data-acts],[data-slide],[data-share],[data-stay],[data-film],[href^="#popup-"])',
].join()

/**
 * Looks at the choice about cookies: whether to ask for one, as an attribute that shows the bar, and what it says, told
 * as true where scripts have something to do for it. The attribute names the words and the services it is about.
 */
const LOOK_AT_CHOICE = `
const [wording,...services]=(root.dataset.asks||'').split(' ')
const look=()=>{
const [,words,at,proof,yes,no]=/(?:^|; )${CONSENT_COOKIE}=([\\w-]+)\\.([0-9a-z]+)\\.([0-9a-f]*)\\.([A-Z0-9_~]*)\\.([A-Z0-9_~]*)(?:;|$)/.exec(page.cookie)||[]
const age=Date.now()/1e3-parseInt(at,36)
const counts=words===wording&&age>-86400&&age<${CONSENT_SECONDS}
const named=(yes+'~'+no).split('~')
root.dataset.consent=counts&&services.every(one=>named.includes(one))?'kept':'ask'
return counts&&(!proof||services.some(one=>yes.split('~').includes(one)))
}`

/** The bar answers before any script is there: the choice is kept as \`choose.ts\` keeps it, its proof follows. */
const CHOOSE = `
const secure=location.protocol==='https:'?'; Secure':''
const choose=isYes=>{
const all=services.join('~')
page.cookie='${CONSENT_COOKIE}='+[wording,Math.floor(Date.now()/1e3).toString(36),'',isYes?all:'',isYes?'':all].join('.')+'; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax'+secure
if(page.activeElement.closest('#consent'))page.getElementById('contenu').focus({preventScroll:true})
root.dataset.consent='kept'
}`

/**
 * How much of the lower edge the bar takes, told to the page and to what stands above the bar. Nobody hands it down
 * (site/styles.css): set on the page for all, it would have every element styled anew. Banners that React draws anew
 * say so by the event.
 */
const TELL_ROOM = `
let watched,sheet
const watch=()=>{
const bar=page.getElementById('consent')
if(!bar||bar===watched)return
watched=bar
if(!sheet)page.adoptedStyleSheets.push(sheet=new CSSStyleSheet())
new ResizeObserver(()=>sheet.replaceSync('html,.slips,.above-consent{--consent-room:'+bar.offsetHeight+'px}')).observe(bar)
}
on('DOMContentLoaded',watch)
on('cuvee-consent',watch)`

/**
 * Puts the waiting script in its place, after what it imports: fetched all at once, read one by one, each in a task of its
 * own. Read together they would hold up a phone for as long as it takes to see it.
 */
const WAKE = `
let isWoken=false,isAlive=false
const held=[]
const release=()=>{
isAlive=true
page.querySelector('script[type=speculationrules]')?.remove()
for(const act of held.splice(0))setTimeout(act)
}
const waiting=()=>page.querySelector('script[type="cuvee/waiting"]')
const start=()=>{
const waits=waiting()
if(!waits)return
const entry=waits.getAttribute('src')
const script=src=>Object.assign(page.createElement('script'),{type:'module',async:false,src})
for(const src of waits.dataset.imports.split(' '))if(src!==entry)page.head.append(script(src))
waits.replaceWith(Object.assign(script(entry),{onerror:release}))
setTimeout(release,${PATIENCE_MS})
}
const wake=()=>{
if(isWoken)return
isWoken=true
if(page.readyState==='loading')on('DOMContentLoaded',start)
else setTimeout(start)
}
const touched=({type,movementX,movementY})=>(type!=='pointermove'||movementX||movementY)&&wake()
for(const touch of ['pointerdown','pointermove','touchstart','keydown','focusin','wheel','scroll'])on(touch,touched,{passive:true,capture:touch!=='scroll'})`

/**
 * What was clicked or sent before scripts are there is done once they are. Nothing else of a touch reaches React before:
 * it would take the page over at once and whole to answer, while the finger waits, instead of in small tasks. Keys do
 * reach it.
 */
const HOLD = `
const sleeps=()=>root.hasAttribute('data-sleeps')
let byKey=false
on('keydown',()=>{byKey=true},true)
const quiet=event=>{
if(event.type==='pointerdown')byKey=false
if(!isAlive&&!byKey&&sleeps()&&!event.target.shadowRoot)event.stopPropagation()
}
for(const part of ['pointerdown','pointerup','mousedown','mouseup','touchstart','touchend','focusin','focusout'])on(part,quiet,{passive:true,capture:true})
const hold=(event,act)=>{
event.preventDefault()
event.stopImmediatePropagation()
held.push(act)
wake()
}
const sendsItself=form=>form&&form.getAttribute('method')==='get'
on('click',event=>{
const {target}=event
if(isAlive||!target.closest||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return
const language=target.closest('a[hreflang][lang]')
if(language)page.cookie='locale='+language.lang+'; Max-Age=31536000; Path=/; SameSite=Lax'+secure
const choice=target.closest('[data-choose]')
const act=target.closest('${ACTS}')
if(choice)hold(event,()=>{}),choose(choice.dataset.choose==='all')
else if(act&&sleeps()&&!(act.type==='submit'&&sendsItself(act.form)))hold(event,()=>act.click())
else quiet(event)
},true)
on('submit',event=>{
const {target,submitter}=event
if(!isAlive&&sleeps()&&!sendsItself(target))hold(event,()=>target.requestSubmit(submitter))
},true)
on('change',quiet,true)`

/**
 * What is typed, ticked or chosen stands in the page at once, and React is told of it when it has taken the page over: it
 * leaves fields as it finds them and knows nothing of them. It compares what it last saw written by a script with what is
 * there, so something else is written first.
 */
const TELL_ENTRIES = `
let isTold=false
const entries=new Map()
const isBox=field=>field.type==='checkbox'||field.type==='radio'
on('input',event=>{
const {target}=event
if(isTold||!target.matches('input,select,textarea'))return
entries.set(target,target.value)
quiet(event)
},true)
on('click',event=>{if(!isTold&&isBox(event.target))event.stopPropagation()},true)
const write=(field,value)=>{
field.value=value+'-'
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value)
}
const tell=(field,value)=>{
if(field.type==='radio'&&!field.checked)return
if(isBox(field)){
field.checked=!field.checked
return field.click()
}
if(field.type!=='file')write(field,value)
for(const event of ['input','change'])field.dispatchEvent(new Event(event,{bubbles:true}))
}
on('cuvee-alive',()=>{
isTold=true
for(const [field,value] of entries)setTimeout(tell,0,field,value)
entries.clear()
release()
})`

/** A place that is gone to by its name, or come back to, is where it is only once all before it has its own height. */
const LAY_OUT = `
const layOut=()=>root.setAttribute('data-laid-out','')
if(location.hash||performance.getEntriesByType('navigation')[0]?.type==='back_forward')layOut()
on('click',({target})=>{
const link=target.closest?.('a')
if(link?.hash&&link.pathname===location.pathname)layOut()
},true)`

/** What the head of the page tells of its visitor, as attributes that its styles know: signed in, and so much in the cart. */
const KNOW_VISITOR = `
const kept=name=>{try{return localStorage.getItem(name)}catch{return null}}
const know=()=>{
root.toggleAttribute('data-known',/(^|; )idSite=/.test(page.cookie))
const count=parseInt(kept('cartCount'))||0
root.toggleAttribute('data-counted',count>0)
root.toggleAttribute('data-no-cart',!kept('cartId'))
root.toggleAttribute('data-chosen',['deliveryType','city','country','checkoutMessage'].some(kept))
root.style.setProperty('--cart-count','"'+count+'"')
}
know()
const knowAgain=()=>isAlive||know()
on('storage',knowAgain)
on('pageshow',knowAgain)`

/** Where something happens by itself, scripts come once the page is read; a step of the checkout, and a cart that is there, cannot wait for that. */
const COME_AT_ONCE = `
const isDue=wording&&look()
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(wake,{timeout:1000}):setTimeout(wake,200)
const {lives}=root.dataset
const isAtOnce=isDue||kept('city')||/^#(popup-|cart=)/.test(location.hash)
if(lives==='now'||lives==='cart'&&(kept('cartId')||isAtOnce))wake()
else if(isAtOnce||lives>=0)on('load',()=>setTimeout(whenIdle,isAtOnce?0:lives*1e3))
if(wording)page.addEventListener('visibilitychange',()=>isAlive||look())`

/**
 * Runs at the head of every page, before anything is drawn. Pages that are kept let their scripts wait for the first
 * touch (site/server/late-scripts.ts); what cannot wait is done here (decisions/046).
 */
export const FIRST_SCRIPT = `(()=>{
const page=document,root=page.documentElement,on=addEventListener${LOOK_AT_CHOICE}${CHOOSE}${TELL_ROOM}${WAKE}${HOLD}${TELL_ENTRIES}${LAY_OUT}${KNOW_VISITOR}${COME_AT_ONCE}
})()`
