import { Worker, type WorkerOptions } from 'node:worker_threads'

/** `program` is its path in the repository, without extension. Runs the source file in development and the bundle in production. */
export function startThread(program: string, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${program}.js`, import.meta.url), options)
  // Worker threads on Node 20 do not inherit the TypeScript loader.
  const source = new URL(`../../${program}.ts`, import.meta.url).href
  const loader = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import('${source}') })`
  return new Worker(loader, { ...options, eval: true })
}
