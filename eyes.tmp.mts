import { chromium } from 'playwright'
import fs from 'fs'
const b = await chromium.launch({executablePath:'/usr/lib/chromium/chromium-headless-shell',args:['--no-sandbox']})
const B='http://localhost:4477'
const ctx = await b.newContext({viewport:{width:360,height:640}})
const p = await ctx.newPage()
p.setDefaultTimeout(15000)
p.on('pageerror',e=>console.log('PAGEERR',e.message)); p.on('console',m=>m.type()==='error'&&console.log('CONS',m.text()))
await p.goto(B+'/login',{waitUntil:'domcontentloaded'}); await p.fill('[name=userId]','9000000001'); await p.fill('[name=password]','Plots@2026'); await p.keyboard.press('Enter'); await p.waitForTimeout(2500)
console.log(p.url())
await ctx.storageState({path:'/tmp/eyes/p1.json'})
for (const [n,u] of [['home','/home'],['coll','/associate/collections'],['pay','/associate/commission/payments'],['payteam','/associate/commission/payments?view=team'],['dues','/associate/commission/my-dues'],['bk','/associate/bookings'],['bbd','/associate/bookings-by-date'],['booked','/associate/bookings/booked/HG1024/4'],['reg','/associate/bookings/registered/HG1024/4'],['changes','/changes'],['settings','/settings'],['ac','/associate/reports/auto-cancelled']]){
  const t=Date.now(); const r=await p.goto(B+u,{waitUntil:'domcontentloaded'}); await p.waitForTimeout(900)
  const d=await p.evaluate(()=>({h:document.documentElement.scrollHeight,sw:document.documentElement.scrollWidth,t:document.title}))
  console.log('=====',n,r?.status(),p.url(),Date.now()-t,JSON.stringify(d))
  fs.writeFileSync(`/tmp/eyes/${n}.txt`,await p.evaluate(()=>document.body.innerText))
  const links=await p.evaluate(()=>[...document.querySelectorAll('main a')].map(a=>(a as any).innerText.replace(/\s+/g,' ').slice(0,60)+' -> '+a.getAttribute('href')))
  fs.writeFileSync(`/tmp/eyes/${n}.links`,links.join('\n'))
  if(['home','coll','pay','booked'].includes(n)) await p.screenshot({path:`/tmp/eyes/${n}.png`,fullPage:n!=='x', clip:{x:0,y:0,width:360,height:Math.min(d.h,1900)}} as any)
}
await b.close()
