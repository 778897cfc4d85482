/** Groups digits in lakhs and crores, and writes Latin digits in every language (X071). */
export const formatCount = (count: number) => count.toLocaleString('en-IN')
