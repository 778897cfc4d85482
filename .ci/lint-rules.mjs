import { retiredNames } from './retired-names.mjs'

/** The local plugin of oxlint. */
export default {
  meta: { name: 'portal' },
  rules: {
    'hex-colour': forbid(
      'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
      'Define colours in app/domain/palette.ts only.',
    ),
    'classic-zod': forbid(
      'ImportDeclaration[source.value="zod"]',
      'Import zod/v4, or zod/v4-mini for schemas that browsers get.',
    ),
    'router-link': forbid(
      'ImportDeclaration[source.value="@remix-run/react"] > ImportSpecifier[imported.name="Link"]',
      'Import Link from ~/ui/link/link.',
    ),
    /** While a module loads, the server has no request, and so no language. */
    'early-message': forbid(
      'CallExpression[callee.object.name="m"]:not(:function *)',
      'Pass the message itself, or call it in a function.',
    ),
    'hooks-comment': { create: checkHooksComments },
    'retired-names': retiredNames,
  },
}

function forbid(selector, message) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) }
}

/** After such a comment with a prefix, the rules of the React compiler skip the whole component. */
const HOOKS_COMMENT = /lint-disable.*\breact(-hooks)?\/(exhaustive-deps|rules-of-hooks)/

function checkHooksComments(context) {
  return {
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        if (HOOKS_COMMENT.test(comment.value))
          context.report({
            node: comment,
            message: 'Leave out react/ and react-hooks/, or the React compiler skips the component.',
          })
    },
  }
}
