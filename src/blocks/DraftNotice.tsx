import type { BlockOf } from '../model/blocks.ts'

/** Shown by registration/draft-form.ts once it has put an earlier draft back into the form. */
export function DraftNotice({ wieder_da, loeschen, geloescht }: BlockOf<'formular'>['entwurf']) {
  return (
    <div role="status">
      <p
        className="draft mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-sonne border-l-6 bg-butter px-6 py-3 print:hidden"
        tabIndex={-1}
        hidden
      >
        {wieder_da}{' '}
        <button
          className="-ml-2 min-h-12 cursor-pointer px-2 font-semibold text-tanne underline underline-offset-[0.2em]"
          type="button"
          data-done={geloescht}
        >
          {loeschen}
        </button>
      </p>
    </div>
  )
}
