import type { Mail } from './store';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One mail as a separate document; links open in another tab. */
export function mailDocument(mail: Mail): string {
  const body =
    mail.html || `<pre style="white-space:pre-wrap;font:14px/1.6 system-ui">${escapeHtml(mail.text)}</pre>`;
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${body}`;
}

const STYLE = `
:root{color-scheme:light dark;--bg:#f6f7f9;--panel:#fff;--line:#e2e6ea;--text:#16232e;--soft:#5b6b78;--accent:#0b6e6e;--pick:#e6f3f2}
@media (prefers-color-scheme:dark){:root{--bg:#0f151a;--panel:#161e25;--line:#28333d;--text:#e6edf2;--soft:#93a4b1;--accent:#55c5bd;--pick:#17322f}}
*{box-sizing:border-box}body{margin:0;font:15px/1.5 Inter,system-ui,sans-serif;color:var(--text);background:var(--bg);height:100dvh;display:grid;grid-template-rows:auto 1fr}
header{display:flex;gap:12px;align-items:center;padding:12px 20px;border-bottom:1px solid var(--line);background:var(--panel)}
h1{font-size:16px;margin:0}header p{margin:0;color:var(--soft);flex:1}
button{font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:8px;padding:6px 12px;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
main{display:grid;grid-template-columns:minmax(280px,380px) 1fr;min-height:0}
ul{list-style:none;margin:0;padding:8px;overflow:auto;border-right:1px solid var(--line);background:var(--panel)}
li button{display:block;width:100%;text-align:left;border:0;padding:10px 12px}li button[aria-current=true]{background:var(--pick)}
li span{display:block;color:var(--soft);font-size:13px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
li strong{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:600}
section{display:grid;grid-template-rows:auto 1fr auto;min-width:0;min-height:0}dl{display:grid;grid-template-columns:auto 1fr;gap:2px 14px;margin:0;padding:14px 20px;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}iframe{border:0;width:100%;height:100%;background:#fff}form{display:grid;grid-template-columns:1fr auto;gap:8px;padding:12px 20px;border-top:1px solid var(--line);background:var(--panel)}form label{grid-column:1/-1;color:var(--soft);font-size:13px}textarea{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px;padding:8px 10px;min-height:64px;resize:vertical}form p{grid-column:1/-1;margin:0;color:var(--soft);font-size:13px;min-height:1.5em}form button{align-self:end}
.empty{place-self:center;color:var(--soft);padding:40px;text-align:center}
input{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px;padding:6px 10px;width:100%}
dialog{border:1px solid var(--line);border-radius:12px;background:var(--panel);color:var(--text);padding:0;width:min(560px,calc(100vw - 32px))}dialog form{grid-template-columns:1fr;border:0}dialog form div{display:flex;gap:8px}
#back{display:none}
@media (max-width:720px){main{grid-template-columns:1fr}body.open ul{display:none}body:not(.open) section{display:none}body.open #back{display:block}header p{display:none}h1{flex:1}ul{border:0}}
`;

const SCRIPT = `
const list=document.querySelector('ul'),view=document.querySelector('section'),count=document.querySelector('header p');let mails=[],picked=location.hash.slice(1);
const when=(iso)=>new Date(iso).toLocaleString([], {dateStyle:'medium',timeStyle:'short'});
function el(name,text,attributes={}){const node=document.createElement(name);if(text)node.textContent=text;for(const key in attributes)node.setAttribute(key,attributes[key]);return node}
function draw(){count.textContent=mails.length===1?'1 mail':mails.length+' mails';list.replaceChildren(...mails.map((mail)=>{const item=el('li'),button=el('button','',{'aria-current':String(mail.id===picked)});
button.append(el('strong',mail.subject||'(no subject)'),el('span','To '+mail.to),el('span',when(mail.receivedAt)));button.onclick=()=>pick(mail.id);item.append(button);return item}));show()}
function show(){const mail=mails.find((one)=>one.id===picked);document.body.classList.toggle('open',Boolean(mail));if(!mail){view.replaceChildren(el('p',mails.length?'Choose a mail to read it.':'No mail yet. Mail that the product sends arrives here.',{class:'empty'}));return}
if(view.dataset.id===mail.id&&view.querySelector('iframe'))return;view.dataset.id=mail.id;const facts=el('dl');for(const [label,value] of [['Subject',mail.subject],['From',mail.from],['To',mail.to],['Reply to',mail.replyTo],['Received',when(mail.receivedAt)]])if(value)facts.append(el('dt',label),el('dd',value));
view.replaceChildren(facts,el('iframe','',{src:'/messages/'+mail.id,title:'Mail: '+mail.subject}));offerAnswer(mail)}
async function offerAnswer(mail){const {canAnswer}=await (await fetch('/api/messages/'+mail.id)).json();if(!canAnswer||view.dataset.id!==mail.id)return;
const form=el('form'),field=el('textarea','',{id:'answer',required:''}),state=el('p','',{role:'status'}),send=el('button','Send answer');
form.append(el('label','Answer as '+mail.to,{for:'answer'}),field,send,state);view.append(form);
form.onsubmit=async(event)=>{event.preventDefault();send.disabled=true;state.textContent='Sending…';
const response=await fetch('/api/messages/'+mail.id+'/reply',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({text:field.value})}).catch(()=>undefined);
const answer=response?await response.json():{message:'The mailbox does not answer'};send.disabled=false;
if(response?.ok){field.value='';state.textContent='Sent.'}else state.textContent='Not sent: '+answer.message}}
function pick(id){picked=id;location.hash=id;draw()}
addEventListener('hashchange',()=>{picked=location.hash.slice(1);draw()});
document.querySelector('#back').onclick=()=>pick('');
document.querySelector('#clear').onclick=async()=>{if(mails.length&&confirm('Delete all mail?')){await fetch('/api/messages',{method:'DELETE'});mails=[];pick('')}};
const write=document.querySelector('#write'),letter=document.querySelector('dialog');
if(write){const form=letter.querySelector('form'),state=form.querySelector('[role=status]');write.onclick=()=>{state.textContent='';letter.showModal()};
form.querySelector('[type=button]').onclick=()=>letter.close();
form.onsubmit=async(event)=>{event.preventDefault();state.textContent='Sending…';
const response=await fetch('/api/sent',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(Object.fromEntries(new FormData(form)))}).catch(()=>undefined);
const answer=response?await response.json():{message:'The mailbox does not answer'};
if(response?.ok){form.elements.text.value='';state.textContent=answer.outcome==='request'?'Sent. It opens a ticket.':'Sent. The product made of it: '+answer.outcome}else state.textContent='Not sent: '+answer.message}}
const load=async()=>{mails=await (await fetch('/api/messages')).json();draw()};
const events=new EventSource('/api/events');events.onopen=load;events.onmessage=({data})=>{mails.unshift(JSON.parse(data));draw()};load();
`;

/** A mail to the product. @param domain what follows the @ of addresses at which mail comes in */
const letterTo = (domain: string): string =>
  `<dialog aria-label="Write a mail"><form method="dialog"><label for="from">From</label><input id="from" name="from" type="email" required value="vera@visitor.example"><label for="to">To</label><input id="to" name="to" type="email" required value="lumen@${escapeHtml(domain)}"><label for="subject">Subject</label><input id="subject" name="subject"><label for="text">Text</label><textarea id="text" name="text" required></textarea><div><button>Send</button><button type="button">Close</button></div><p role="status"></p></form></dialog>`;

/** The mailbox: a list, a reading pane, new mail without reloading; and a mail to the product, if it takes any. */
export function pageFor(domain: string | undefined): string {
  const write = domain === undefined ? '' : '<button id="write">Write a mail</button>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mailbox</title><style>${STYLE}</style></head><body><header><button id="back" aria-label="Back to the list">←</button><h1>Mailbox</h1><p></p>${write}<button id="clear">Delete all</button></header>
<main><ul aria-label="Mail"></ul><section aria-label="Reading pane"></section></main>${domain === undefined ? '' : letterTo(domain)}<script>${SCRIPT}</script></body></html>`;
}
