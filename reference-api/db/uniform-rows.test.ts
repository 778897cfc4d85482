import { expect, it } from 'vitest'
import { Sqlite } from './sqlite-driver'
import { withUniformRows } from './uniform-rows'

function people() {
  const database = withUniformRows(new Sqlite(':memory:'))
  database.prepare('create table people (id integer primary key, name text, photo blob)').run([])
  return database
}

it('rows are objects keyed by column name, for every type of value', () => {
  const database = people()
  const photo = Buffer.from([1, 2, 3])
  const insert = database.prepare('insert into people (name, photo) values (?, ?), (?, ?)')
  expect(insert.reader).toBe(false)
  expect(insert.run(['Asha', photo, null, null])).toMatchObject({ changes: 2, lastInsertRowid: 2 })

  const select = database.prepare('select id, name as called, photo, id * 1.5 from people order by id')
  const rows = [
    { id: 1, called: 'Asha', photo, 'id * 1.5': 1.5 },
    { id: 2, called: null, photo: null, 'id * 1.5': 3 },
  ]
  expect(select.reader).toBe(true)
  expect(select.all([])).toEqual(rows)
  expect([...select.iterate([])]).toEqual(rows)
  database.close()
})

it('the last of two columns with the same name sets the value', () => {
  const database = people()
  database.prepare('insert into people (name) values (?)').run(['Asha'])
  expect(database.prepare('select id, 7 as id from people').all([])).toEqual([{ id: 7 }])
  database.close()
})

it('an insert can return rows, and a select can return none', () => {
  const database = people()
  const insert = database.prepare('insert into people (name) values (?) returning id, name')
  expect(insert.all(['Asha'])).toEqual([{ id: 1, name: 'Asha' }])
  expect(database.prepare('select id from people where id > ?').all([1])).toEqual([])
  database.close()
})
