interface DescribedFilter<Name> {
  label: string
  /** The label of the chip, if it differs. */
  chip?: string
  /** The text of a value; by default the value. */
  textOf?: (value: string) => string
  /** Filters that make no sense without this one. */
  clears?: Name[]
}

/** Fields, chips and clear links of a list's filters, in the order of the descriptions. `listWith` returns the address of the changed list. */
export function describedFilters<Filters extends Record<keyof Filters, string>>(
  described: { [Name in keyof Filters]: DescribedFilter<keyof Filters> },
  values: Filters,
  listWith: (cleared: { [Name in keyof Filters]?: '' }) => string,
) {
  type Name = keyof Filters & string
  const names = Object.keys(described) as Name[]
  const without = (cleared: (keyof Filters)[]) =>
    listWith(Object.fromEntries(cleared.map((name) => [name, ''])) as Record<keyof Filters, ''>)
  const clearTo = (name: Name) => without([name, ...(described[name].clears ?? [])])
  return {
    field: (name: Name) => ({
      name,
      label: described[name].label,
      defaultValue: values[name],
      clearTo: values[name] ? clearTo(name) : undefined,
    }),
    clearAllTo: without(names),
    active: names
      .filter((name) => values[name] !== '')
      .map((name) => {
        const { label, chip = label, textOf = String } = described[name]
        return { label: chip, value: textOf(values[name]), clearTo: clearTo(name) }
      }),
  }
}
