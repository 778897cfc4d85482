/** What a commission or a discount is reckoned by. Per cent as the number that is shown: 6.88 is 6.88 %. */
export type Rate =
  { kind: 'percent'; percent: number } | { kind: 'per-yard'; paise: number } | { kind: 'flat'; paise: number }
