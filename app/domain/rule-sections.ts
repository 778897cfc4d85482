/** Ids of sections of docs/rules.md, as GitHub derives them from the headings. */
export type RulesSection =
  | 'price'
  | 'late-charges'
  | 'commission-and-discount'
  | 'release-of-commission'
  | 'forecast'
