/** With lakhs and crores, in Latin digits whatever the language (X071). */
export const formatCount = (count: number) => count.toLocaleString('en-IN')
