/** What the terminal shows of an answer: no personal data. */
export function answerSummary(answer: string): string {
  if (answer.startsWith('{')) return answer.startsWith('{"ok":true') ? answer : 'abgelehnt'
  return /<title>(.*?)<\/title>/.exec(answer)?.[1] ?? 'HTML'
}
