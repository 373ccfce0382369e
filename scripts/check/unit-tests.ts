import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** Folders with unit tests. */
const folders = ['src', 'scripts', 'endpoint']

/**
 * Tests that change modules, globals or time for others, so each needs modules of its own. All others share
 * them, even those that spy on the console, or stub a variable or `fetch`, which is undone before the next
 * test. Empty outside of Vitest.
 */
export function changingTests(): string[] {
  if (!process.env.VITEST) return []
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /(?<!\.dist)\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\bvi\.(?!fn\b|spyOn\(console\b|mocked\b|restoreAllMocks\b|(?:un)?stub(?:All)?Envs?\b|stubGlobal\('fetch'|unstubAllGlobals\b)|@vitest-environment/.test(
        readFileSync(file, 'utf8'),
      ),
    )
    .map((file) => file.replaceAll('\\', '/'))
}

/** Short files, but they take as long as all others together. */
const longest = ['endpoint/fuzz.test.ts', 'scripts/check/mistakes/mistakes.test.ts']

/**
 * Starts with the longest tests: started last, they would leave one core idle. Then by size, first those
 * with modules of their own, since a worker with shared modules is kept only for tests that share them.
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
