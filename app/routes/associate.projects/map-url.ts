interface Place {
  latitude: number | null
  longitude: number | null
}

/** Where a map shows a place, by the template of the settings; null without a latitude (checklist M227). */
export function mapUrl(template: string, { latitude, longitude }: Place): string | null {
  if (latitude === null) return null
  return template.replaceAll('{latitude}', String(latitude)).replaceAll('{longitude}', String(longitude ?? 0))
}
