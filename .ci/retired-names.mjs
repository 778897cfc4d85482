import { relative } from 'node:path'

/** Rejects retired names of identifiers, files and folders. */
export const retiredNames = {
  create(context) {
    const check = (node, name) => {
      const successor = successorOf(name)
      if (successor)
        context.report({ node, message: `${name} is a retired name; the successor is ${successor}.` })
    }
    return {
      Program(node) {
        const path = relative(context.cwd, context.filename)
        for (const part of path.split(/[./\\]/)) check(node, camelCase(part))
      },
      Identifier: (node) => check(node, node.name),
    }
  },
}

/** A Map, because the keys of an object are identifiers, and the rule would report them. */
const SUCCESSORS = new Map([
  ['answerOf', 'toResult'],
  ['answerOnce', 'runIdempotent'],
  ['askedFor', 'toApiFilters'],
  ['cameFrom', 'refererPath'],
  ['denied', 'revokedSessions'],
  ['denySession', 'revokeSession'],
  ['exactStore', 'strictStore'],
  ['fileFacts', 'fileMetadata'],
  ['goOn', 'ignoreError'],
  ['heed', 'applyCachePolicy'],
  ['heedVisit', 'recordActivity'],
  ['inTime', 'withTimeout'],
  ['isScripted', 'isFetchRequest'],
  ['keepForm', 'sealSubmission'],
  ['keepTyped', 'saveDraft'],
  ['keptForm', 'pendingSubmission'],
  ['leadBack', 'markAutomaticRedirect'],
  ['lettering', 'textLayout'],
  ['markOf', 'sign'],
  ['notAfterFailure', 'skipRevalidationOnError'],
  ['onlyWhenAskedAnew', 'revalidateOnFilterChange'],
  ['plainPage', 'backLinkPage'],
  ['presence', 'idleTimeout'],
  ['sendOrStay', 'actionKeepingInput'],
  ['setMark', 'sendTabSignal'],
  ['soon', 'withTimeout'],
  ['steadyStore', 'bestEffortStore'],
  ['takeAway', 'export'],
  ['tellSite', 'identifyCaller'],
  ['textKey', 'draftKey'],
  ['withOnly', 'withSingleAssociate'],
  ['wordsOf', 'messageOf or splitWords'],
])

function successorOf(name) {
  if (/^MOST_/.test(name)) return 'MAX_…'
  if (/^(LEAST|FEWEST)_/.test(name)) return 'MIN_…'
  if (name.endsWith('_A_PAGE')) return '…_PER_PAGE'
  return SUCCESSORS.get(name)
}

/** Turns `take-away`, a part of a path, into `takeAway`. */
const camelCase = (part) => part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
