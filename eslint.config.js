import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { retiredNames } from './.ci/retired-names.mjs'

/** Forbids imports between folders. */
function border(files, group, message) {
  const pattern = { group, message, allowTypeImports: false }
  return { files, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [pattern] }] } }
}

const NODE_GLOBALS = ['process', 'console', 'URL', 'fetch', 'performance', 'setTimeout', 'clearTimeout']

/** Tests of routes. They are beside the code that the route calls. */
const ROUTE_TESTS = ['**/*-route.test.ts']

const hexColour = {
  selector: 'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
  message: 'Define colours in app/styles only.',
}

const classicZod = {
  selector: 'ImportDeclaration[source.value="zod"]',
  message: 'Import zod/v4, or zod/v4-mini for schemas that browsers get.',
}

const routerLink = {
  selector: 'ImportDeclaration[source.value="@remix-run/react"] > ImportSpecifier[imported.name="Link"]',
  message: 'Import Link from ~/ui/link/link.',
}

/** Forbids messages while a module loads: the server then has no request, and so no language. */
const earlyMessage = {
  selector: 'CallExpression[callee.object.name="m"]:not(:function *)',
  message: 'Pass the message itself, or call it in a function.',
}

export default tseslint.config(
  { ignores: ['**/build', 'node_modules', '.data', '.cache', 'test-results', 'playwright-report'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  // The rules parse each file once more, so they skip files that hold no component.
  {
    ...reactHooks.configs.flat['recommended-latest'],
    files: ['app/**'],
    ignores: ['**/*.{test,css,server}.{ts,tsx}'],
  },
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { portal: { rules: { 'retired-names': retiredNames } } },
    languageOptions: {
      globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])),
    },
    rules: {
      'no-control-regex': 'off',
      'portal/retired-names': 'error',
      'no-restricted-syntax': ['error', hexColour, classicZod, routerLink, earlyMessage],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Lists need an explicit role, because Safari drops the role together with the bullets.
      'jsx-a11y/no-redundant-roles': 'off',
      // Tables need explicit roles, because CSS that changes the layout of rows drops the roles.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      // Scrollable boxes must be focusable.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: ['tabpanel'] }],
      // A dialog listens for clicks on its backdrop; with the keyboard, its buttons and Escape do the same.
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
    },
  },
  {
    files: ['app/styles/**'],
    rules: { 'no-restricted-syntax': ['error', classicZod, earlyMessage] },
  },
  {
    files: ['app/ui/link/**'],
    rules: { 'no-restricted-syntax': ['error', hexColour, classicZod, earlyMessage] },
  },
  {
    files: ['reference-api/media/**', 'tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', classicZod] },
  },
  { files: ['tests/**'], rules: { 'no-empty-pattern': 'off' } },

  border(['app/**'], ['**/reference-api/**'], 'The portal reaches its upstream over HTTP only.'),
  border(
    ['app/ui/**'],
    [
      '**/reference-api/**',
      '~/api/**',
      '~/forms/**',
      '~/session/**',
      '~/routes/**',
      '~/lib/**',
      '~/paths',
      '~/menu',
    ],
    'Components render the data they get.',
  ),
  border(
    ['app/domain/**'],
    [
      '**/reference-api/**',
      '~/**',
      '!~/domain/**',
      '!~/messages',
      '!~/messages/**',
      'react*',
      '@remix-run/*',
      'node:*',
    ],
    'Business rules use no framework, network or screen.',
  ),
  border(
    ['app/documents/**'],
    ['**/{reference-api,api,lib,routes,session,ui}/**', '~/**', 'react*', '@remix-run/*', 'node:http*'],
    'Documents use no screen, session or network.',
  ),
  {
    files: [
      'app/routes/**',
      'app/{account,activity,bookings,calendar,changes,collections,commission}/**',
      'app/{export,find,plots,queries,statements,team}/**',
    ],
    ignores: ROUTE_TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/reference-api/**'], message: 'The portal reaches its upstream over HTTP only.' },
            {
              regex: String.raw`^(\.\./(?!(\.\./)*tests/factories/)|~/routes/)`,
              message: 'A screen imports its own folder and shared code, never another screen.',
              // Allows the types of fetcher data.
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    ...border(
      ['app/{http,pictures}/**'],
      ['**/reference-api/**', '~/routes/**'],
      'Routes share this folder, so it must not import a route.',
    ),
    ignores: ROUTE_TESTS,
  },
  border(
    ['app/api/**'],
    ['**/reference-api/**', '~/forms/**', '~/session/**', '~/routes/**', '~/ui/**'],
    'The API client uses no screen.',
  ),
  border(
    ['app/forms/**'],
    [
      '**/reference-api/**',
      '~/routes/**',
      '~/{account,bookings,commission,plots,statements,team}/**',
      '~/session/guard.server',
    ],
    'A form knows no screen.',
  ),
  border(
    ['app/session/**'],
    ['**/reference-api/**', '~/routes/**', '~/ui/**', '~/{bookings,commission,statements,team}/**'],
    'A session knows no screen.',
  ),
  border(
    ['app/browser-session/**'],
    ['**/reference-api/**', '~/api/**', '~/routes/**', '**/*.server'],
    'This code runs in the browser and serves all screens.',
  ),
  border(
    ['app/lib/**'],
    ['**/reference-api/**', '~/routes/**', '~/{account,bookings,commission,forms,statements,team}/**'],
    'All screens share this folder, so it must not import a screen.',
  ),
  {
    files: ['reference-api/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^~/|/app/(?!domain/|documents/|api/contract/|messages/|metrics/|pictures/uploaded-image)',
              message:
                'The reference API shares only the contract, business rules, documents, messages, uploads and metrics with the portal.',
            },
          ],
        },
      ],
    },
  },
)
