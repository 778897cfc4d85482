import { migrate, openDatabase } from './reference-api/db/database'
import { ensureDemoData } from './reference-api/demo-data/generate'
import { scaleOf } from './reference-api/demo-data/scale'
import { exportFolder } from './reference-api/firm-data/export-folder'
import { importFolder } from './reference-api/firm-data/import-folder'
import { checkDatabase } from './reference-api/data/check'
import { rmSync } from 'node:fs'
for (const f of ['/tmp/rt1.sqlite','/tmp/rt2.sqlite']) for (const e of ['','-wal','-shm']) rmSync(f+e,{force:true})
rmSync('/tmp/rt-a',{recursive:true,force:true}); rmSync('/tmp/rt-b',{recursive:true,force:true})
const a = openDatabase({ file: '/tmp/rt1.sqlite' }); await migrate(a)
await ensureDemoData(a, { scale: scaleOf(process.argv[2] ?? '1')! })
let t=Date.now(); const lap=(n:string)=>{console.log(n, Date.now()-t,'ms', Math.round(process.memoryUsage().rss/1e6),'MB'); t=Date.now()}
console.log(Object.fromEntries(await exportFolder(a, '/tmp/rt-a'))); lap('export')
const b = openDatabase({ file: '/tmp/rt2.sqlite' }); await migrate(b)
try { console.log(Object.fromEntries(await importFolder(b, '/tmp/rt-a'))) } catch (e) { console.log((e as Error).message.slice(0,3000)); console.log((e as Error).stack?.split('\n').slice(-6).join('\n')); process.exit(1) }
lap('import')
await exportFolder(b, '/tmp/rt-b'); lap('export 2')
for (const c of await checkDatabase(b)) if (c.violations) console.log(c)
lap('check')
console.log('again', Object.fromEntries([...(await importFolder(b, '/tmp/rt-a'))].filter(([,r])=>r.changed))); lap('import again')
