/** One state of a component, for the development gallery and the tests over it. */
export type Example = { name: string; render: () => JSX.Element }
