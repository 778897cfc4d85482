import { type CsvFile, toCsv } from '~/files/csv'

/** The lines of a CSV file, without the byte order mark. */
export const csvLines = <Row>(file: CsvFile<Row>): string[] => toCsv(file).slice(1).trimEnd().split('\r\n')
