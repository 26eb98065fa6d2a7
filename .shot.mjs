import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
for (const w of [390,768,1440]) {
const p=await b.newPage({viewport:{width:w,height:900}});
await p.goto(`http://localhost:4471/galeria/?vt-sample=f-status.DRAFT${w==768?'&brand=ram':w==390?'&language=es-AR&brand=peugeot':''}`);
const t=p.locator('vt-kit-gallery .admin-table').first();
await t.locator('tbody .row-check').first().waitFor();
await p.evaluate(()=>{const root=document.querySelector('vt-kit-gallery').shadowRoot;for(const e of root.querySelectorAll('.specimen, .group, .switches'))if(!e.querySelector('.admin-table'))e.remove(); document.querySelector('.intro')?.remove(); scrollTo(0,0)});
await p.waitForTimeout(400);
await p.screenshot({path:`/tmp/wt-table-${w}-a.png`});
await t.locator('thead .row-check').click();
await t.locator('.cell-actions .menu-button').nth(1).click();
await p.waitForTimeout(300);
await p.screenshot({path:`/tmp/wt-table-${w}-b.png`});
await p.keyboard.press('Escape');
await p.evaluate(()=>scrollTo(0,500));await p.waitForTimeout(300);
await p.screenshot({path:`/tmp/wt-table-${w}-c.png`});
await p.close();
}
await b.close();
