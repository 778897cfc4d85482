import { chromium } from 'playwright'
const base='http://localhost:4477'
const b = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell', args:['--no-sandbox'] })
async function shot(name:string,path:string,w:number,h:number,dark:boolean,js:boolean,who:string,full=false){
  const c = await b.newContext({ viewport:{width:w,height:h}, colorScheme: dark?'dark':'light', javaScriptEnabled: js })
  const p = await c.newPage()
  await p.goto(base+'/login'); await p.fill('[name=userId]', who); await p.fill('input[type=password]', 'Plots@2026'); await p.keyboard.press('Enter'); await p.waitForURL(/associate|home/)
  await p.goto(base+path); await p.waitForTimeout(900)
  await p.screenshot({ path:`/tmp/shots/${name}.png`, fullPage: full }); await c.close()
}
for (const a of JSON.parse(process.argv[2]!)) await (shot as any)(...a)
await b.close()
