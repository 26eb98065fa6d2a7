import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const p=await b.newPage({viewport:{width:1440,height:900}});
await p.goto('http://localhost:4471/galeria/?rows=10000&vt-sample=size.100');
await p.locator('vt-kit-gallery .admin-table .row-check').first().waitFor();
await p.evaluate(()=>{const root=document.querySelector('vt-kit-gallery').shadowRoot;for(const e of root.querySelectorAll('.specimen, .group, .switches'))if(!e.querySelector('.admin-table'))e.remove();});
await p.waitForTimeout(500);
const s=await p.context().newCDPSession(p);
await s.send('Emulation.setCPUThrottlingRate',{rate:4});
const m=async()=>Object.fromEntries((await s.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value]));
await s.send('Performance.enable');
const next=()=>p.evaluate(()=>document.querySelector('vt-kit-gallery').shadowRoot.querySelectorAll('.admin-table .pagination .button')[1].click());
await next(); await p.waitForTimeout(1500);
const a=await m();
for(let i=0;i<5;i++){await next(); await p.waitForTimeout(1500);}
const c=await m();
for(const k of ['ScriptDuration','LayoutDuration','RecalcStyleDuration','TaskDuration','Nodes'])console.log(k,((c[k]-a[k])/5*1000).toFixed(1));
await s.send('Profiler.enable');await s.send('Profiler.start');
for(let i=0;i<3;i++){await next(); await p.waitForTimeout(1200);}
const {profile}=await s.send('Profiler.stop');
const self=new Map();const dt=profile.timeDeltas;const byId=new Map(profile.nodes.map(n=>[n.id,n]));
profile.samples.forEach((id,i)=>{const n=byId.get(id);const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.lineNumber+':'+n.callFrame.columnNumber;self.set(k,(self.get(k)??0)+dt[i]);});
console.log([...self].sort((a,b)=>b[1]-a[1]).slice(0,18).map(([k,v])=>(v/3000).toFixed(1)+' '+k).join('\n'));
await b.close();
