interface Place {
  latitude: number | null
  longitude: number | null
}

/** Null without a latitude (M227). */
export function mapUrl(template: string, { latitude, longitude }: Place): string | null {
  if (latitude === null) return null
  return template.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude ?? 0))
}
