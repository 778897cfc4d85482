export const daysLateText = (days: number) => (days === 1 ? '1 day late' : `${days} days late`)
