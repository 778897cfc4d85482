import { VitestTestRunner } from 'vitest/runners'

/**
 * Reports no import times. Test files share modules, so each file's report would list all modules that its worker has loaded so far, which
 * takes a twentieth of the processor time.
 */
export default class Runner extends VitestTestRunner {
  override getImportDurations() {
    return {}
  }
}
