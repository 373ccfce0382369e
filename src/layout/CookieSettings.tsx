import { Island } from '../islands/Island.tsx'
import { useSite } from '../site/site-context.ts'

/** With `animate-wait` the note on loading appears only after half a second. */
const note = 'hidden rounded-button border-2 border-weiss bg-tanne-tief px-4 py-3'

/**
 * The floating button, its note while the dialog loads, and the dialog. The button sticks to the window's
 * edge within its box, which begins one screen down: in a narrow first screen it would lie on what the
 * page begins with. The box has no width, so that it covers nothing.
 */
export function CookieSettings() {
  const texts = useSite().shared.cookies
  return (
    <>
      <aside
        className="absolute top-[100vh] right-3 bottom-3 flex w-0 items-end justify-end"
        aria-label={texts.einstellungen}
      >
        <p
          className="fixed right-3 bottom-20 left-3 z-note ml-auto w-fit max-w-120 text-weiss leading-snug print:hidden"
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
          className="cookie-open low:static broad:fixed sticky right-3 bottom-3 z-note min-w-min max-w-38 shrink-0 cursor-pointer rounded-field border-2 border-tanne bg-weiss px-3 py-2 font-semibold text-small/tight text-tanne hover:bg-gras print:hidden"
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
