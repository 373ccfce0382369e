import type { z } from 'zod'
import type { Content } from './content.ts'
import { type Finding, findingsAt } from './findings.ts'
import { explainIssues } from './messages/explain-issues.ts'

type Parsed<T> = { ok: true; value: T; findings: [] } | { ok: false; findings: Finding[] }

/** Checks data that was parsed (and perhaps changed since) against a schema. */
export function checkContent<T>(content: Content, schema: z.ZodType<T>): Parsed<T> {
  const result = schema.safeParse(content.data)
  if (result.success) return { ok: true, value: result.data, findings: [] }
  const problems = explainIssues(result.error.issues, schema, content)
  return { ok: false, findings: findingsAt(problems, content) }
}
