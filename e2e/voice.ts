import type { Page } from 'playwright/test'

type Voice = { lang: string; localService: boolean }
type Spoken = { text: string; lang: string; voice: string; rate: number }

declare global {
  interface Window {
    /** A silent voice that records everything, and ends a sentence when told to. */
    voices: {
      spoken: Spoken[]
      isSpeaking: () => boolean
      finish: () => void
      fail: (error: string) => void
      arrive: (voices: Voice[]) => void
      cancelled: () => void
      /** Accepts sentences, but never starts them. */
      isDumb?: true
    }
    shifts?: number
  }
}

/** Replaces the browser's speech synthesis. */
export async function giveVoices(page: Page, voices: Voice[]): Promise<void> {
  await page.addInitScript((first) => {
    let there = first
    let current: SpeechSynthesisUtterance | undefined
    const take = () => {
      const ended = current
      current = undefined
      return ended
    }
    const fail = (error: string) =>
      take()?.onerror?.({ error } as unknown as SpeechSynthesisErrorEvent)
    const synthesis = {
      onvoiceschanged: null as null | (() => void),
      getVoices: () => there.map((voice) => ({ ...voice, name: voice.lang })),
      speak(utterance: SpeechSynthesisUtterance) {
        if (!utterance.text) return
        current = utterance
        const { text, lang, rate, voice } = utterance
        window.voices.spoken.push({ text, lang, rate, voice: voice?.lang ?? '' })
        if (!window.voices.isDumb) utterance.onstart?.({} as SpeechSynthesisEvent)
      },
      cancel() {
        window.voices.cancelled()
        fail('interrupted')
      },
    }
    window.voices = {
      spoken: [],
      isSpeaking: () => current !== undefined,
      finish: () => take()?.onend?.({} as SpeechSynthesisEvent),
      fail,
      arrive(voices) {
        there = voices
        synthesis.onvoiceschanged?.()
      },
      cancelled: () => {},
    }
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        constructor(public text: string) {}
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  }, voices)
}

export const spoken = (page: Page): Promise<Spoken[]> => page.evaluate(() => window.voices.spoken)

/** Ends the current sentence. */
export const finish = (page: Page): Promise<void> => page.evaluate(() => window.voices.finish())
