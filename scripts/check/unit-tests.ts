import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** Where they stand. */
const folders = ['src', 'scripts', 'endpoint']

/**
 * Those that change what others would meet: modules, globals, time. Each of them needs modules of its
 * own; all others share them, also those that only listen to the console or set a variable, which is
 * undone before the next test. Empty where no tests run.
 */
export function changingTests(): string[] {
  if (!process.env.VITEST) return []
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /(?<!\.dist)\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\bvi\.(?!fn\b|spyOn\(console\b|mocked\b|restoreAllMocks\b|(?:un)?stub(?:All)?Envs?\b)|@vitest-environment/.test(
        readFileSync(file, 'utf8'),
      ),
    )
    .map((file) => file.replaceAll('\\', '/'))
}

/** They take as long as all others together, though they are short: what they try stands elsewhere. */
const longest = ['endpoint/fuzz.test.ts', 'scripts/check/mistakes/mistakes.test.ts']

/**
 * Begins with what takes longest: begun last, it would leave one core without work. Then large files
 * first; what shares its modules last, because a worker that has loaded them is kept only for its like.
 */
export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const weights = new Map(files.map((file) => [file, weightOf(file)]))
    return [...files].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
}

const largest = 1_000_000

function weightOf({ moduleId, project }: TestSpecification): number {
  if (longest.some((name) => moduleId.replaceAll('\\', '/').endsWith(name))) return 2 * largest
  return statSync(moduleId).size + (project.config.isolate ? largest : 0)
}
