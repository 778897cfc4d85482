export type Example = { name: string; render: () => JSX.Element }
