import { readingKey } from './reading-key.ts'

/** Text size, and the button that reads aloud. What was chosen is applied by early.ts. */
const voices: SpeechSynthesis | undefined = PAGE_HAS.aloud ? window.speechSynthesis : undefined
const words = () => `${document.documentElement.dataset.reading}`

function show(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[name=reading]')) {
    button.onclick = () => press(button)
    if (PAGE_HAS.aloud && button.value === 'aloud')
      // Only with a German voice of the device itself: other voices send the text to a server.
      button.hidden = !voices
        ?.getVoices()
        .some((voice) => voice.localService && voice.lang.startsWith('de'))
    else button.setAttribute('aria-pressed', `${button.value === words().split(' ')[0]}`)
  }
}

async function press(button: HTMLButtonElement): Promise<void> {
  if (PAGE_HAS.aloud && button.value === 'aloud') {
    // Safari lets a page speak when it has once done so at a press.
    voices?.speak(new SpeechSynthesisUtterance(''))
    return (await import('./read-aloud.ts')).readAloud(button)
  }
  setReading(words().replace(/^\S*/, button.value))
  show()
  // The text above has grown as well.
  button.scrollIntoView({ block: 'nearest' })
  try {
    localStorage[readingKey] = words()
  } catch {}
}

export function offerReadingComfort(): void {
  show()
  if (PAGE_HAS.aloud && voices) voices.onvoiceschanged = show
  // The browser's cache may bring a page back that shows an older choice.
  addEventListener('pageshow', () => {
    try {
      setReading(localStorage[readingKey] || '')
    } catch {}
    show()
  })
}
