/** Calls `compute` once per key, because the same keys come thousands of times. */
export function oncePerKey<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? compute(key)
    values.set(key, value)
    return value
  }
}
