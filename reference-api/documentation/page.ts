import { html, raw } from 'hono/html'
import { fieldsOf, typeOf } from './fields'
import type { JsonSchema } from './json-schema'
import type { OpenApi, Operation, Parameter } from './openapi'

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em }
pre { white-space: pre-wrap; border: 1px solid; padding: 0.5rem }
code, pre { overflow-wrap: anywhere }
h3 { border-top: 1px solid; padding-top: 1rem }
td, th { text-align: start; vertical-align: top; padding: 0.15rem 1rem 0.15rem 0 }
caption { text-align: start; font-weight: bold; padding-top: 0.5rem }
`

type Text = ReturnType<typeof html>

export function page(api: OpenApi): Text {
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${api.info.title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${api.info.title}</h1>
          <p>${api.info.description}</p>
          <p>For programs: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
          <nav aria-label="Groups of calls">
            <ul>
              ${groupsOf(api).map(({ name }) => html`<li><a href="#${slug(name)}">${name}</a></li>`)}
              <li><a href="#values">Values</a></li>
            </ul>
          </nav>
          ${groupsOf(api).map(groupSection)} ${valuesSection(api)}
        </main>
      </body>
    </html>`
}

interface Entry {
  method: string
  path: string
  operation: Operation
}

interface Group {
  name: string
  entries: Entry[]
}

function groupsOf(api: OpenApi): Group[] {
  const entries = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  return api.tags
    .map(({ name }) => ({ name, entries: entries.filter(({ operation }) => operation.tags.includes(name)) }))
    .filter((group) => group.entries.length > 0)
}

const slug = (name: string) => name.toLowerCase().replace(/\W+/g, '-')

const groupSection = ({ name, entries }: Group) =>
  html`<section>
    <h2 id="${slug(name)}">${name}</h2>
    ${entries.map(entryArticle)}
  </section>`

function entryArticle({ method, path, operation }: Entry) {
  const query = operation.parameters.filter(
    (parameter): parameter is Parameter => 'name' in parameter && parameter.in === 'query',
  )
  const isKeyed = operation.parameters.some((parameter) => '$ref' in parameter)
  const reply = replyOf(operation)
  return html`<article>
    <h3 id="${operation.operationId}"><code>${method} ${path}</code></h3>
    <p>${operation.summary}</p>
    ${isKeyed ? html`<p>Writes at most once per <code>Idempotency-Key</code>.</p>` : ''}
    ${operation.requestBody ? html`<p>Body: ${Object.keys(operation.requestBody.content).join(', ')}</p>` : ''}
    <pre>${exampleOf({ method, path, operation })}</pre>
    ${
      query.length > 0
        ? table(
            'Query',
            query.map(({ name, schema, required, description }) => ({
              name,
              type: description ?? typeOf(schema),
              isRequired: required,
            })),
          )
        : ''
    }
    ${reply ? table('Reply', fieldsOf(reply)) : ''}
  </article>`
}

/** The success schema; undefined for files. */
function replyOf(operation: Operation): JsonSchema | undefined {
  const success = operation.responses[200]
  if (!success || '$ref' in success) return undefined
  return success.content?.['application/json']?.schema.anyOf?.[0]
}

/** `$API` is the base URL, `$TOKEN` the token from a login. */
function exampleOf({ method, path, operation }: Entry): string {
  const needsToken = operation.security.some((scheme) => 'token' in scheme)
  const query = operation.parameters.flatMap((parameter) =>
    'name' in parameter && parameter.in === 'query' ? [`${parameter.name}=…`] : [],
  )
  const isKeyed = operation.parameters.some((parameter) => '$ref' in parameter)
  return [
    `curl -X ${method} "$API${path}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(isKeyed ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
  ].join(' \\\n  ')
}

const table = (caption: string, rows: { name: string; type: string; isRequired: boolean }[]) =>
  html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, type, isRequired }) =>
          html`<tr>
            <td><code>${name}</code></td>
            <td>${type}${isRequired ? ', required' : ''}</td>
          </tr> `,
      )}
    </tbody>
  </table>`

const valuesSection = (api: OpenApi) =>
  html`<section>
    <h2 id="values">Values</h2>
    <dl>
      ${Object.entries(api.components.schemas).map(
        ([name, { description }]) =>
          html`<dt><code>${name}</code></dt>
            <dd>${description}</dd> `,
      )}
    </dl>
  </section>`
