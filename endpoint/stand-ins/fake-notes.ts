import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from './write-whole.ts'

interface Note {
  title: string
  at: number
  note: string
}

export type FakeNotes = ReturnType<typeof fakeNotes>

/**
 * Notes at the cells of a first row, which no CSV file can hold. As on Google they go with their cell:
 * where its title has been moved, or stay where it has been changed.
 */
export function fakeNotes(file: string) {
  const all = (): Note[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
  return {
    read: (titles: readonly string[]): string[] => {
      const notes = all()
      return titles.map((title, index) => {
        const moved = notes.find((note) => note.title === title)
        const renamed = notes.find(({ title, at }) => at === index && !titles.includes(title))
        return (moved ?? renamed)?.note ?? ''
      })
    },
    write: (title: string, at: number, note: string) =>
      writeWhole(
        file,
        JSON.stringify([...all().filter((each) => each.at !== at), { title, at, note }]),
      ),
  }
}
