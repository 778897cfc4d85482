import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { columnsOf, headerOf } from './csv-file'
import { FILES } from './files'
import { MEDIA_FOLDER } from './row-source'

/** Writes files that have only a header, and a README that describes every column. */
export async function writeTemplate(folder: string): Promise<string[]> {
  await mkdir(join(folder, MEDIA_FOLDER), { recursive: true })
  for (const file of FILES) {
    // The flag wx never overwrites a file.
    await writeFile(join(folder, file.name), headerOf(file), { flag: 'wx' }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw new Error(`${file.name} exists already. Choose an empty folder.`)
        throw error
      },
    )
  }
  await writeFile(join(folder, 'README.md'), readme())
  return FILES.map(({ name }) => name)
}

export function readme(): string {
  return `# Your data

Fill the files that you need and delete the others. Then run

    npm run data -- import FOLDER --dry-run
    npm run data -- import FOLDER

The first command only checks the files. It lists the problems of all files by column and reason, with their first rows. The import
changes nothing until all problems are fixed. Run the import again whenever the files change: it adds new rows and updates changed rows.

- Save the files as "CSV UTF-8", with commas, semicolons or tabs. The order of columns and rows does not matter. A column with another
  name, such as Remarks, is not read.
- Dates: yyyy-MM-dd, dd-MM-yyyy, dd/MM/yyyy or 18-May-2026. Amounts: 1234567, 12,34,567 or ₹12,34,567.00; a dash is 0.
- Format columns with numbers of bookings, receipts and plots as text: a spreadsheet turns 5-3 into a date and 0005 into 5.
- Capitals, spaces and kinds of dashes do not matter in these numbers. Two that differ only in leading zeros are refused.
- An empty cell removes a value of the database, or has the meaning that its column names. If a file lacks an optional column, the values
  of the database stay, or follow from the other columns again if they are calculated.
- Use your own codes. Files refer to rows of other files by these codes, so codes must not change later.
- Put pictures and PDFs in the folder \`${MEDIA_FOLDER}\`; the CSV files refer to them by name.
- Exports write an apostrophe before text that starts with = + - or @, so that a spreadsheet does not run it as a formula.

${FILES.map(section).join('\n')}`
}

function section(file: (typeof FILES)[number]): string {
  const columns = columnsOf(file)
  const rows = columns.map(([name, { cell, isRequired, traits, meaning, example }]) => {
    const cells = [
      `\`${name}\``,
      isRequired ? 'yes' : traits.isRequiredForNew ? 'for a new row' : '',
      meaning,
      cell.about,
      example,
    ]
    return `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
  })
  const example = stringify([columns.map(([name]) => name), columns.map(([, column]) => column.example)])
  return `## ${file.name}
${file.about} Unique: ${file.key.join(' and ')}.

| Column | Needed | Meaning | Written as | Example |
|---|---|---|---|---|
${rows.join('\n')}

    ${example.trim().replaceAll('\n', '\n    ')}
`
}
