import { say } from '../consent/note.ts'
import { inTime, limitMs } from '../islands/hydrate.ts'

/** The button that reads the page aloud. While its code is on its way it says so, by three dots. */
export function offerReadingAloud(): void {
  const voices: SpeechSynthesis | undefined = window.speechSynthesis
  const button = document.querySelector('[value=aloud]') as HTMLButtonElement
  // Only with a German voice of the device itself: other voices send the text to a server.
  const show = () => {
    button.hidden = !voices
      ?.getVoices()
      .some((voice) => voice.localService && voice.lang.startsWith('de'))
  }
  show()
  if (voices) voices.onvoiceschanged = show
  const words = button.lastChild as Text
  const { data } = words
  button.onclick = async () => {
    words.data = `${data} …`
    // Safari lets a page speak when it has once done so at a press.
    voices?.speak(new SpeechSynthesisUtterance(''))
    // Code that arrives after the limit does not start to speak. After a failure the next press asks again.
    const code = await inTime(
      import('./read-aloud.ts').catch(() => false as const),
      limitMs,
    )
    words.data = data
    if (code) code.readAloud(button)
    else say('failed')
  }
}
