/** The button that reads the page aloud. */
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
  button.onclick = async () => {
    // Safari lets a page speak when it has once done so at a press.
    voices?.speak(new SpeechSynthesisUtterance(''))
    ;(await import('./read-aloud.ts')).readAloud(button)
  }
}
