/** Which of the screens that share a module is at an address (`app/shared-screens.ts`). Like the router, it ignores case. */
export function screenAt<Name extends string>(
  screens: Record<Name, { address: string }>,
  pathname: string,
): Name {
  const names = Object.keys(screens) as Name[]
  const found = names.find((name) => `${pathname.toLowerCase()}/`.startsWith(`${screens[name].address}/`))
  if (!found) throw new Error(`No screen at ${pathname}.`)
  return found
}
