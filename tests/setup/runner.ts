import { TestRunner } from 'vitest'

/**
 * Reports no import times. Test files share modules, so each file's report would list all modules that its worker has loaded so far, which
 * takes a twentieth of the processor time.
 */
export default class Runner extends TestRunner {
  override getImportDurations() {
    return {}
  }
}
