/** Text whose short hyphenated words („Senioren-Jobs“) stay on one line. The letters are unchanged. */
export function Together({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    part.includes('-') && part.length < 16 ? (
      <span className="inline-block" key={`${index}-${part}`}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
