import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'

/** What loaders and actions pass to whatever logs or calls the upstream for them. */
export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The same for every loader of a request. */
export const requestIdOf = (context: AppLoadContext) => (context.requestId ??= crypto.randomUUID())
