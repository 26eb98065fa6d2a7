import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const out='/tmp/s43b'; mkdirSync(out,{recursive:true});
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const snap=async(p,name,w)=>{const hh=Math.min(2200,await p.evaluate(()=>document.body.scrollHeight)); await p.screenshot({path:`${out}/${name}-${w}.png`,fullPage:true,clip:{x:0,y:0,width:w,height:hh}});};
for(const w of [390,1440]) for(const dark of [false,true]){
 const c=await b.newContext({viewport:{width:w,height:900},locale:'pt-BR',reducedMotion:'reduce'});
 await c.addCookies([{name:'vitrine_session',value:'ana',url:`http://localhost:4392`},{name:'vitrine_identity',value:'id-ana',url:`http://localhost:4392`}]);
 const p=await c.newPage();
 if(dark) await p.route(/localhost:4392\/(jeep|fiat)\/[a-z]+\/$/, async r=>{const a=await r.fetch(); let t=await a.text(); t=t.replace(/name="vitrine:brand" content="\w+"/,'name="vitrine:brand" content="ram"').replace(/\/assets\/(jeep|fiat)\.css/,'/assets/ram.css').replace(/<(vt-[\w-]+)/g,'<$1 surface="dark"').replace('</head>','<style>body,main,section{background:#111!important;color:#eee}</style></head>'); r.fulfill({response:a,body:t});});
 const d=dark?'dark':'light';
 const go=async path=>{await p.goto('http://localhost:4392'+path); await p.waitForTimeout(500); for(let y=0;y<2500;y+=700){await p.evaluate(y=>scrollTo(0,y),y);await p.waitForTimeout(150);} await p.waitForTimeout(400);};
 try{
 await go('/jeep/promocoes/'); await snap(p,'promo-list-'+d,w);
 await p.locator('vt-promotion').getByRole('button',{name:/Ver promoção|Ver/}).first().click(); await p.waitForTimeout(1500); await snap(p,'promo-detail-'+d,w);
 await go('/jeep/jogo/'); await p.locator('vt-game').getByRole('button',{name:'Jogar'}).first().click({timeout:1500}).catch(()=>{}); await p.waitForTimeout(1500); await snap(p,'game-'+d,w);
 await go('/jeep/eventos/'); await p.locator('vt-events').getByRole('button',{name:/Ver evento.*Canastra/}).first().click(); await p.waitForTimeout(1500); await snap(p,'event-'+d,w);
 await go('/fiat/quiz/'); await p.locator('vt-quiz').first().getByRole('button',{name:'Começar'}).click(); await p.waitForTimeout(1200); await snap(p,'quiz-'+d,w);
 await go('/fiat/relato/'); await p.locator('vt-journey').first().getByRole('button',{name:'Começar'}).click(); await p.waitForTimeout(1500); await snap(p,'journey-'+d,w);
 }catch(e){console.log(d,w,String(e).slice(0,300)); await snap(p,'err-'+d,w)}
 await c.close();
}
await b.close();
