/** Of scrypt: 16 MB and some 50 ms a try, dear to whoever steals the table, bearable at a sign-in. */
export const PASSWORD_COST = { N: 16_384, r: 8, p: 1 }
