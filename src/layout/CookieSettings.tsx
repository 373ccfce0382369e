import { Island } from '../islands/Island.tsx'
import { useSite } from '../site/site-context.ts'

/** `animate-wait`: only who waits is told so. */
const note = 'hidden px-[1.1rem] py-[0.9rem]'

/** The floating button, what it says while the dialog loads, and the dialog's place. */
export function CookieSettings() {
  const texts = useSite().shared.cookies
  return (
    <>
      <aside aria-label={texts.einstellungen}>
        <p
          className="fixed right-3 bottom-18 left-3 z-note ml-auto w-fit max-w-120 rounded-button bg-tanne-tief text-weiss leading-[1.4] print:hidden"
          role="status"
          data-cookie-note=""
        >
          <span className={`${note} in-data-[cookie-note=loading]:block animate-wait`}>
            {texts.laedt}
          </span>
          <span className={`${note} in-data-[cookie-note=failed]:block`}>{texts.laedt_nicht}</span>
        </p>
        <button
          type="button"
          className="cookie-open fixed right-3 bottom-3 z-note min-h-12 max-w-38 cursor-pointer rounded-field border-2 border-tanne bg-weiss px-[0.85rem] py-[0.35rem] font-sans font-semibold text-smallest/[1.15] text-tanne hover:bg-gras print:hidden [:has(>[data-cookie-banner]:not([hidden]))~aside_&]:hidden"
          data-cookies="settings"
          hidden
        >
          {texts.einstellungen}
        </button>
      </aside>
      <Island name="CookieDialog" />
    </>
  )
}
