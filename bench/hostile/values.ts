/** Characters of a request's head, a little less than the server accepts. */
export const HEAD_LENGTH = 58_000

const around = (part: string) => (length: number) =>
  `a${part.repeat(Math.ceil(length / part.length)).slice(0, length)}b`

/** Values on which a pattern may backtrack, or which a program may split, decode, escape or segment. */
export const VALUES: Record<string, (length: number) => string> = {
  letters: around('a'),
  digits: around('9'),
  blanks: around(' '),
  slashes: around('/'),
  backslashes: around('\\'),
  dots: around('.'),
  commas: around(','),
  'commas between numbers': around('1,'),
  semicolons: around(';'),
  'cookies that cannot be decoded': around('0=%;'),
  percents: around('%'),
  quotes: around('"'),
  brackets: around('<'),
  'at signs': around('@'),
  tildes: around('4~1~'),
}

/** As part of a URL. */
export const encoded = (value: string, length = HEAD_LENGTH) =>
  encodeURIComponent(value)
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+')
    .replaceAll('%7E', '~')
    .slice(0, length)
