/** What came of a confirmation, for the script that sent it. */
export interface Outcome {
  isDone: boolean
  message: string
}
