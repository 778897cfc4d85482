interface Identifier {
  hash: string
}

const LENGTH = 5

/** Short class names, because pages and scripts repeat them. */
export function classNames(): (identifier: Identifier) => string {
  const taken = new Map<string, string>()
  return ({ hash }) => {
    const name = `c${hash.slice(-LENGTH)}`
    const holder = taken.get(name)
    if (holder !== undefined && holder !== hash) throw new Error(`Two classes are named ${name}.`)
    taken.set(name, hash)
    return name
  }
}
