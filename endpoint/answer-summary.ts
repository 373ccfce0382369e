/** Of an answer, for the terminal; personal data stays where it is stored. */
export function answerSummary(answer: string): string {
  if (answer.startsWith('{')) return answer.startsWith('{"ok":true') ? answer : 'abgelehnt'
  return /<title>(.*?)<\/title>/.exec(answer)?.[1] ?? 'HTML'
}
