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
    try {
      ;(await import('./read-aloud.ts')).readAloud(button)
    } catch (error) {
      // Lost on its way: the next press asks again.
      console.warn('[aloud]', error)
    } finally {
      words.data = data
    }
  }
}
