import { statSync } from 'node:fs'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** They take as long as all others together, though they are short: what they try stands elsewhere. */
const longest = ['endpoint/fuzz.test.ts', 'scripts/check/mistakes/mistakes.test.ts']

/** Begins with what takes longest: begun last, it would leave one core without work. Else large files first. */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const weights = new Map(files.map((file) => [file, weightOf(file.moduleId)]))
    return [...files].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
}

const weightOf = (file: string): number =>
  longest.some((name) => file.replaceAll('\\', '/').endsWith(name))
    ? Number.POSITIVE_INFINITY
    : statSync(file).size
