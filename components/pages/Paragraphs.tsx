/** Several paragraphs of one message: a blank line parts them, and one of several lines is a list. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) =>
    paragraph.includes('\n') ? (
      <ul key={paragraph} className="list-disc space-y-1 pl-5">
        {paragraph.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={paragraph}>{paragraph}</p>
    ),
  )
}
