import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** The arrows between folders: what a folder may not import, and why. */
function border(files, group, message) {
  const pattern = { group, message, allowTypeImports: false }
  return { files, rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [pattern] }] } }
}

const NODE_GLOBALS = ['process', 'console', 'URL', 'fetch', 'performance', 'setTimeout', 'clearTimeout']

const hexColour = {
  selector: 'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
  message: 'Colours live in app/styles alone.',
}

export default tseslint.config(
  { ignores: ['build', 'node_modules', '.data', '.cache', 'test-results', 'playwright-report'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])),
    },
    rules: {
      'no-control-regex': 'off',
      'no-restricted-syntax': ['error', hexColour],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Lists keep their role in browsers that drop it with the bullets.
      'jsx-a11y/no-redundant-roles': 'off',
      // Tables keep theirs when CSS makes cards of their rows.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      // A box that scrolls in itself is reached by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'], roles: ['tabpanel'] }],
      // A dialog's backdrop and a menu's Escape have no other element to listen on; both can be closed by a button too.
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
    },
  },
  { files: ['app/styles/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['reference-api/media/**', 'tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },

  border(['app/**'], ['**/reference-api/**'], 'The portal knows its upstream by HTTP alone.'),
  border(
    ['app/ui/**'],
    ['**/reference-api/**', '~/api/**', '~/session/**', '~/routes/**', '~/lib/**', '~/paths', '~/menu'],
    'A component takes data and renders it.',
  ),
  border(
    ['app/domain/**'],
    ['**/reference-api/**', '~/**', '!~/domain/**', 'react*', '@remix-run/*', 'node:*'],
    'Rules of the trade need no framework, network or screen.',
  ),
  border(
    ['app/documents/**'],
    ['**/{reference-api,api,lib,routes,session,ui}/**', '~/**', 'react*', '@remix-run/*', 'node:http*'],
    'A document is made of what it is given: no screen, session or network.',
  ),
  {
    files: [
      'app/routes/**',
      'app/account/**',
      'app/bookings/**',
      'app/commission/**',
      'app/statements/**',
      'app/export/**',
    ],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/reference-api/**'], message: 'The portal knows its upstream by HTTP alone.' },
            {
              regex: String.raw`^(\.\./(?!(\.\./)*tests/factories/)|~/routes/)`,
              message: 'A screen imports its own folder and what all screens share, never another screen.',
              // A fetcher may name the answer of the route that it asks.
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  border(
    ['app/api/**'],
    ['**/reference-api/**', '~/session/**', '~/routes/**', '~/ui/**'],
    'The client knows no screen.',
  ),
  {
    files: ['reference-api/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^~/|/app/(?!domain/|documents/|api/contract/|pictures/uploaded-image)',
              message:
                'The reference API shares the contract, the rules of the trade and the making of documents and uploads with the portal.',
            },
          ],
        },
      ],
    },
  },
)
