import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'

export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

export const requestIdOf = (context: AppLoadContext) => (context.requestId ??= crypto.randomUUID())

export const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
